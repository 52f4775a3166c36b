import { useCopied } from '../../../packages/react/src/parts/pressing/use-copied.ts';
import css from './page.module.css';

/** What minting answers with. */
export type Minted = { keyId: string; apiKey: string };

/** The key, this once, with lines that are ready to run. */
export function NewKey({ minted, apiUrl, onDone }: { minted: Minted; apiUrl: string; onDone: () => void }) {
  const { apiKey } = minted;
  const curl = `curl -N ${apiUrl}/v1/compose -H "Authorization: Bearer ${apiKey}" \\
  -H 'Content-Type: application/json' -d '{"prompt":"A contact form"}'`;
  const sdk = `import { createClient } from '@ui-composition/client';

const client = createClient({ apiKey: '${apiKey}', baseUrl: '${apiUrl}' });
const { spec } = await client.compose({ prompt: 'A contact form' }).result;`;
  return (
    <section className={css['shown']} aria-label="New key">
      <div>
        <h2 className={css['subtitle']}>Copy this key now: it cannot be shown again</h2>
        <p className={css['muted']}>Keep it where your backend keeps its secrets; a page must never hold it.</p>
      </div>
      <Line name="Key" text={apiKey} isFirst />
      <Line name="Try it with curl" text={curl} />
      <Line name="Use it from TypeScript" text={sdk} />
      <div className={css['row']}>
        <button type="button" className={css['button']} onClick={onDone}>
          Hide key
        </button>
      </div>
    </section>
  );
}

function Line({ name, text, isFirst = false }: { name: string; text: string; isFirst?: boolean }) {
  const [isCopied, copy] = useCopied();
  return (
    <div className={css['line']}>
      <span className={css['caption']}>{name}</span>
      <button
        type="button"
        className={css[isFirst ? 'primary' : 'small']}
        aria-label={isFirst ? undefined : `Copy: ${name}`}
        onClick={() => copy(text)}
      >
        {isCopied ? 'Copied' : isFirst ? 'Copy key' : 'Copy'}
      </button>
      <pre className={css['code']}>{text}</pre>
    </div>
  );
}
