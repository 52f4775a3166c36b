import type { ReactNode } from 'react';
import { Button } from './controls.tsx';
import css from './notice.module.css';

type NoticeProps = { title: string; text?: string; action?: [label: string, run: () => void]; isQuiet?: boolean };

/** Text in which what stands between backticks is code. */
export function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>));
}

/** A page that has nothing else to show: loading, failed, empty. */
export function Notice({ title, text, action, isQuiet = false }: NoticeProps) {
  return (
    <div className={`ui ${css['notice']}`} role={isQuiet ? 'status' : undefined}>
      <h1 className={isQuiet ? css['quiet'] : css['title']}>{title}</h1>
      {text !== undefined && <p className={css['text']}>{withCode(text)}</p>}
      {action !== undefined && (
        <Button look="primary" className={css['action']} onClick={action[1]}>
          {action[0]}
        </Button>
      )}
    </div>
  );
}
