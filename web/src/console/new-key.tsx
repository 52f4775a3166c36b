import { useCopied } from '../../../packages/react/src/parts/pressing/use-copied.ts';
import { Button, type ButtonLook } from '../shell/controls.tsx';
import css from './keys.module.css';
import page from './page.module.css';

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
        <h2 className={page['subtitle']}>Copy this key now: it cannot be shown again</h2>
        <p className={page['muted']}>Keep it where your backend keeps its secrets; a page must never hold it.</p>
      </div>
      <Copyable name="Key" text={apiKey} verb="Copy key" look="primary" />
      <Copyable name="Try it with curl" text={curl} />
      <Copyable name="Use it from TypeScript" text={sdk} />
      <div className={page['row']}>
        <Button onClick={onDone}>Hide key</Button>
      </div>
    </section>
  );
}

type CopyableProps = { name: string; text: string; verb?: string; look?: ButtonLook };

function Copyable({ name, text, verb, look = 'small' }: CopyableProps) {
  const [isCopied, copy] = useCopied();
  return (
    <div className={css['line']}>
      <span className={css['caption']}>{name}</span>
      <Button look={look} aria-label={verb === undefined ? `Copy: ${name}` : undefined} onClick={() => copy(text)}>
        {isCopied ? 'Copied' : (verb ?? 'Copy')}
      </Button>
      <pre className={css['code']}>{text}</pre>
    </div>
  );
}
