import { expect, test } from 'vitest';
import { terminalStyle } from './terminal-style.ts';

function painted(screen: Parameters<typeof terminalStyle>[0], environment: NodeJS.ProcessEnv) {
  const { width, palette } = terminalStyle(screen, environment);
  return `${width} ${palette.signs} ${JSON.stringify(palette.paint('wrong', 'x'))}`;
}
const red = JSON.stringify('\u001B[31mx\u001B[39m');
const plain = '"x"';

test.each([
  ['a pipe gets 80 columns without colour', {}, {}, `80 unicode ${plain}`],
  ['a terminal gets its width and colour', { isTTY: true, columns: 90 }, { TERM: 'xterm' }, `90 unicode ${red}`],
  ['a very wide terminal does not get very long lines', { isTTY: true, columns: 220 }, {}, `100 unicode ${red}`],
  ['NO_COLOR is obeyed', { isTTY: true, columns: 80 }, { NO_COLOR: '1' }, `80 unicode ${plain}`],
  ['FORCE_COLOR colours a pipe', {}, { FORCE_COLOR: '1' }, `80 unicode ${red}`],
  ['a dumb terminal gets neither colour nor signs', { isTTY: true }, { TERM: 'dumb' }, `80 ascii ${plain}`],
  ['a locale without Unicode gets ASCII', {}, { LANG: 'en_US.ISO-8859-1' }, `80 ascii ${plain}`],
  ['a UTF-8 locale gets Unicode', {}, { LC_ALL: 'zh_HK.UTF-8' }, `80 unicode ${plain}`],
])('%s', (_sentence, screen, environment, expected) => {
  expect(painted(screen, environment)).toBe(expected);
});
