import { useState } from 'react';
import css from './page.module.css';

/** What minting answers with. */
export type Minted = { keyId: string; apiKey: string };

/** The key, this once, with lines that are ready to run. */
export function NewKey({ minted, apiUrl, onDone }: { minted: Minted; apiUrl: string; onDone: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const curl = `curl -N ${apiUrl}/v1/compose -H "Authorization: Bearer ${minted.apiKey}" \\
  -H 'Content-Type: application/json' -d '{"prompt":"A contact form"}'`;
  const sdk = `createClient({ apiKey: '${minted.apiKey}', baseUrl: '${apiUrl}' })`;
  const copy = (): void => {
    void navigator.clipboard.writeText(minted.apiKey).then(() => setIsCopied(true));
  };
  return (
    <section className={css['shown']} aria-label="New key">
      <h2 className={css['subtitle']}>Copy this key now: it cannot be shown again</h2>
      <pre className={css['code']}>{minted.apiKey}</pre>
      <pre className={css['code']}>{curl}</pre>
      <pre className={css['code']}>{sdk}</pre>
      <div className={css['row']}>
        <button type="button" className={css['primary']} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy key'}
        </button>
        <button type="button" className={css['button']} onClick={onDone}>
          Hide key
        </button>
      </div>
    </section>
  );
}
