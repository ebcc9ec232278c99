/** Whatever we start beside ourselves is started here: boundaries.test.ts sees to it that nothing else imports execa. */
export { execa as startProcess } from 'execa';
