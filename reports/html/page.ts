import { type Content, Markup, markup } from './escape.ts';
import { style } from './style.ts';

export interface Page {
  readonly title: string;
  readonly header: Content;
  readonly main: Content;
  readonly footer: Content;
  /** Style that only this page has. */
  readonly extraStyle?: Markup;
  readonly script?: PageScript;
}

/** A script of Verbatim, with its digest as the policy of the page has it: `sha256-...`. */
export interface PageScript {
  readonly text: string;
  readonly digest: string;
}

/**
 * A whole document that works from disk: no fonts, no network, and no script except the given one. The policy makes the
 * browser enforce that, so that text of a student never runs.
 */
export function pageText({ title, header, main, footer, extraStyle, script }: Page): string {
  const page: Markup = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline';${script === undefined ? undefined : new Markup(` script-src '${script.digest}';`)} base-uri 'none'; form-action 'none'">
<title>${title}</title>
<style>${style}${extraStyle}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="page">
${header}</header>
<main id="main" tabindex="-1">
${main}</main>
<footer class="page">
${footer}</footer>
${script === undefined ? undefined : markup`<script>${new Markup(script.text)}</script>\n`}</body>
</html>
`;
  return page.toString();
}
