/** Every other process is started here: boundaries.test.ts checks that nothing else imports execa. */
export { execa as startProcess } from 'execa';
