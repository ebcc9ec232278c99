import { type Content, type Markup, markup } from './escape.ts';
import { style } from './style.ts';

export interface Page {
  readonly title: string;
  readonly header: Content;
  readonly main: Content;
  readonly footer: Content;
}

/**
 * A whole document that opens from disk: no script, no font, no network. The policy says so to the browser, too, so
 * that nothing a student printed could ever run.
 */
export function pageText({ title, header, main, footer }: Page): string {
  const page: Markup = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="page">
${header}</header>
<main id="main" tabindex="-1">
${main}</main>
<footer class="page">
${footer}</footer>
</body>
</html>
`;
  return page.toString();
}
