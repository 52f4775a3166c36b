import { classNames } from '../../parts/looks/class-names.ts';
import { CopyButton } from '../../parts/pressing/copy-button.tsx';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './code-block.module.css';

/** Source text, printed as it is. */
export function CodeBlock({ props }: Drawn<'CodeBlock'>) {
  const { code, filename = '', language, showLineNumbers, wrap, maxHeight, size, theme, mutedColor } = props;
  const { showCopy, copyLabel, copiedLabel } = props;
  const hasLanguage = language !== 'plaintext';
  const lines = code.split('\n');
  return (
    <div
      className={classNames(css['block'], css[size], wrap && css['wrap'], showLineNumbers && css['numbered'])}
      data-theme={theme === 'auto' ? undefined : theme}
      style={styles({
        '--code-muted': mutedColor,
        '--code-digits': String(lines.length).length,
        colorScheme: theme === 'auto' ? undefined : theme,
      })}
    >
      {(filename !== '' || hasLanguage || showCopy) && (
        <div className={css['header']}>
          <span className={css['name']}>
            {filename === '' ? NAMES[language] : <bdi className={css['file']}>{filename}</bdi>}
          </span>
          {hasLanguage && filename !== '' && <span className={css['language']}>{NAMES[language]}</span>}
          {showCopy && (
            <CopyButton className={css['copy']} text={() => code} label={copyLabel} copiedLabel={copiedLabel} />
          )}
        </div>
      )}
      <ScrollArea
        role="region"
        className={css['scroller']}
        style={styles({ maxBlockSize: maxHeight })}
        label={filename === '' ? NAMES[language] || 'code' : filename}
      >
        <pre dir="ltr">
          <code className={css['code']}>
            {showLineNumbers
              ? lines.map((line, at) => (
                  <span key={at} className={css['line']}>
                    {line}
                    {'\n'}
                  </span>
                ))
              : code}
          </code>
        </pre>
      </ScrollArea>
    </div>
  );
}

const NAMES = {
  plaintext: '',
  js: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TSX',
  jsx: 'JSX',
  json: 'JSON',
  bash: 'Bash',
  shell: 'Shell',
  python: 'Python',
  html: 'HTML',
  css: 'CSS',
  sql: 'SQL',
  yaml: 'YAML',
  markdown: 'Markdown',
  go: 'Go',
  rust: 'Rust',
};
