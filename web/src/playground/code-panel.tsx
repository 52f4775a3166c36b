import { useState } from 'react';
import css from './code-panel.module.css';
import { CODE_LANGUAGES, codeFor, type CodeLanguage } from './code-sample.ts';
import { requestOf } from './request.ts';
import type { PlaygroundModel } from './use-playground.ts';

/** The code that does the same from a host of one's own. */
export function CodePanel({ model }: { model: PlaygroundModel }) {
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const [isCopied, setCopied] = useState(false);
  const request = model.request ?? requestOf(model.fields);
  const code = codeFor(language, request, 'http://127.0.0.1:8080');
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(code).catch(() => undefined);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <div className={css['code']}>
      <div className={css['tools']}>
        <select
          className={css['select']}
          aria-label="Language"
          value={language}
          onChange={({ target }) => setLanguage(target.value as CodeLanguage)}
        >
          {CODE_LANGUAGES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="button" className={css['copy']} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <pre className={css['text']} tabIndex={0} aria-label="Code">
        {code}
      </pre>
    </div>
  );
}
