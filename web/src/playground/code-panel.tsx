import { useState } from 'react';
import { useCopied } from '../../../packages/react/src/parts/pressing/use-copied.ts';
import { Link } from '../shell/link.tsx';
import hidden from '../../../packages/react/src/parts/looks/hidden.module.css';
import css from './code-panel.module.css';
import { CODE_LANGUAGES, codeFor, type CodeLanguage } from './code-sample.ts';
import { requestOf } from './request.ts';
import type { PlaygroundModel } from './use-playground.ts';

type CodePanelProps = { model: PlaygroundModel; slug: string; apiUrl: string };

/** The code that does the same from a host of one's own, file by file. */
export function CodePanel({ model, slug, apiUrl }: CodePanelProps) {
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const request = model.request ?? requestOf(model.fields);
  return (
    <div className={css['code']}>
      <fieldset className={css['languages']}>
        <legend className={hidden['hidden']}>Language</legend>
        {CODE_LANGUAGES.map((name) => (
          <label key={name} className={css['language']}>
            <input
              type="radio"
              className={hidden['hidden']}
              name="language"
              checked={name === language}
              onChange={() => setLanguage(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p className={css['hint']}>
        The code reads the key from <code>UIC_API_KEY</code>. <Link href={`/keys/${slug}`}>Create a key</Link> if you
        have none; it is shown once.
      </p>
      {codeFor(language, request, apiUrl).map(({ title, text }) => (
        <Sample key={title} title={title} text={text} />
      ))}
    </div>
  );
}

function Sample({ title, text }: { title: string; text: string }) {
  const [isCopied, copy] = useCopied();
  const word = isCopied ? 'Copied' : 'Copy';
  return (
    <section className={css['sample']} aria-label={title}>
      <h2 className={css['title']}>{title}</h2>
      <button type="button" className={css['copy']} aria-label={`${word}: ${title}`} onClick={() => copy(text)}>
        {word}
      </button>
      <pre className={css['text']} tabIndex={0} aria-label={`Code: ${title}`}>
        {text}
      </pre>
    </section>
  );
}
