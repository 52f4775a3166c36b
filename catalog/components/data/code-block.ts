import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  dimension,
  offByDefault,
  onByDefault,
  oneOf,
  string,
  text,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const codeBlock = component({
  name: 'CodeBlock',
  description:
    'Source text in a monospaced box with an optional file header, line numbers and a copy button. Nothing is highlighted or executed.',
  useWhen:
    'a snippet, command or config is read or copied; two versions are DiffView, JSON to browse is JsonView, live logs are LogConsole',
  children: 'none',
  props: {
    code: required(text('The source, printed as is.')),
    filename: string('File name in the header bar. Default: no name.'),
    language: oneOf(
      [
        'plaintext',
        'js',
        'ts',
        'tsx',
        'jsx',
        'json',
        'bash',
        'shell',
        'python',
        'html',
        'css',
        'sql',
        'yaml',
        'markdown',
        'go',
        'rust',
      ],
      'plaintext',
      'Label in the header; does not colour the code.',
    ),
    showLineNumbers: offByDefault('Gutter counting lines from 1.'),
    wrap: offByDefault('Breaks long lines instead of scrolling sideways.'),
    maxHeight: dimension('Scroll cap in px, rem or vh, 80 to 1200. Default: grows with the code.', {
      min: 80,
      max: 1200,
      units: ['px', 'rem', 'vh'],
    }),
    size: oneOf(['sm', 'md'], 'md', 'Text and padding step.'),
    theme: oneOf(['auto', 'light', 'dark'], 'auto', 'Surface; auto follows the page.'),
    mutedColor: color('Colour of header, copy button and gutter.', 'muted'),
    showCopy: onByDefault('Offers a copy-to-clipboard button.'),
    copyLabel: string('Words on the copy button.', { default: 'Copy' }),
    copiedLabel: string('Words shown just after copying.', { default: 'Copied' }),
  },
  events: {},
  uiTypes: ['detail_view', 'settings_panel', 'wizard', 'editor', 'other'],
  a11y: 'pre/code region named by filename or language, scrollable by keyboard; copy is a button announced politely.',
  example: {
    props: {
      code: 'export REGION=eu-central-1\nnpm run deploy',
      language: 'bash',
      filename: 'deploy.sh',
      showLineNumbers: true,
    },
  },
});
