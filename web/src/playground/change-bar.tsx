import { useState } from 'react';
import hidden from '../../../packages/react/src/parts/looks/hidden.module.css';
import controls from '../shell/controls.module.css';
import { Button } from '../shell/controls.tsx';
import css from './change-bar.module.css';
import { differences, type Difference } from './differences.ts';
import type { PlaygroundModel } from './use-playground.ts';

const SIGNS = { added: '+', removed: '−', changed: '~' };

/** `What changed: 1 added, 2 changed`. */
function summaryOf(changes: readonly Difference[]): string {
  const counts = (['added', 'removed', 'changed'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  return `What changed: ${counts.join(', ')}`;
}

type ChangeBarProps = { model: PlaygroundModel; isPicking: boolean; onPicking: (isPicking: boolean) => void };

/** Changes the interface by asking, and shows what the last change was. */
export function ChangeBar({ model, isPicking, onPicking }: ChangeBarProps) {
  const { composition, before } = model;
  const [prompt, setPrompt] = useState('');
  const isReady = prompt.trim() !== '' && !composition.isLoading;
  const askForChange = async (): Promise<void> => {
    // What failed or changed nothing can be asked for in other words; what was typed meanwhile is another request.
    if (await model.change(prompt)) setPrompt((typed) => (typed === prompt ? '' : typed));
  };
  const isDone = composition.status === 'done';
  const changes =
    before === undefined || !isDone || composition.spec === undefined
      ? undefined
      : differences(before, composition.spec);
  return (
    <>
      {changes?.length === 0 && (
        <p className={css['nothing']}>
          Nothing changed: it was so already, or was not understood. Say it in other words.
        </p>
      )}
      {changes !== undefined && changes.length > 0 && (
        <details className={css['changes']} open>
          <summary>{summaryOf(changes)}</summary>
          <ul>
            {changes.slice(0, 40).map((change, at) => (
              <li key={at} data-kind={change.kind}>
                <span aria-hidden="true">{SIGNS[change.kind]}</span>
                <span className={hidden['hidden']}>{change.kind}</span> <code>{change.path}</code> {change.words}
              </li>
            ))}
          </ul>
        </details>
      )}
      <form
        className={css['change']}
        aria-label="Change it"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void askForChange();
        }}
      >
        <input
          className={`${controls['input']} ${css['input']}`}
          aria-label="Change it by asking"
          placeholder="Change it: add a field for the phone number"
          value={prompt}
          onChange={({ target }) => setPrompt(target.value)}
        />
        {/* Without being disabled, which would take the focus from whoever has just pressed it. */}
        <Button type="submit" className={css['button']} aria-disabled={!isReady}>
          Change
        </Button>
        <Button className={css['button']} aria-disabled={model.undo === undefined} onClick={() => model.undo?.()}>
          Undo
        </Button>
        <Button className={css['button']} aria-pressed={isPicking} onClick={() => onPicking(!isPicking)}>
          {isPicking ? 'Press a part…' : 'Find in spec'}
        </Button>
      </form>
    </>
  );
}
