import type { Spec } from '@ui-composition/client';
import { useEffect, useRef, useState } from 'react';
import { useCopied } from '../../../packages/react/src/parts/pressing/use-copied.ts';
import css from './spec-panel.module.css';
import type { PlaygroundModel } from './use-playground.ts';

type SpecPanelProps = {
  model: PlaygroundModel;
  picked: string | undefined;
  onPick: (elementId: string) => void;
  /** Shows the picked element on the screen. */
  onShow: () => void;
};

/** The spec as a tree beside its JSON; an element picked here is outlined on the screen, and the other way round. */
export function SpecPanel({ model, picked, onPick, onShow }: SpecPanelProps) {
  const { spec } = model.composition;
  const [isWhole, setWhole] = useState(false);
  const [isCopied, copy] = useCopied();
  if (spec === undefined) return <p className={css['empty']}>Compose something first.</p>;
  const element = picked === undefined ? undefined : spec.elements[picked];
  const shown = isWhole || element === undefined ? spec : { [picked ?? '']: element };
  const json = JSON.stringify(shown, null, 2);
  return (
    <div className={css['spec']}>
      <div className={css['tree']}>
        <ul role="tree" aria-label="Elements">
          <Branch spec={spec} id={spec.root} level={1} picked={picked} onPick={onPick} seen={new Set()} />
        </ul>
      </div>
      <div className={css['json']}>
        <div className={css['tools']}>
          <button type="button" className={css['tool']} disabled={element === undefined} onClick={onShow}>
            Show on screen
          </button>
          <label className={css['check']}>
            <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
            Whole spec
          </label>
          <button type="button" className={`${css['tool']} ${css['copy']}`} onClick={() => copy(json)}>
            {isCopied ? 'Copied' : 'Copy JSON'}
          </button>
        </div>
        <pre className={css['text']} tabIndex={0} aria-label="JSON">
          {json}
        </pre>
      </div>
    </div>
  );
}

type BranchProps = {
  spec: Spec;
  id: string;
  level: number;
  picked: string | undefined;
  onPick: (elementId: string) => void;
  seen: ReadonlySet<string>;
};

function Branch({ spec, id, level, picked, onPick, seen }: BranchProps) {
  const element = spec.elements[id];
  const row = useRef<HTMLButtonElement>(null);
  const isPicked = id === picked;
  useEffect(() => {
    if (isPicked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  if (element === undefined || seen.has(id)) return null;
  const below = new Set([...seen, id]);
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={isPicked}
      aria-expanded={element.children.length > 0 ? true : undefined}
    >
      <button
        ref={row}
        type="button"
        className={css['row']}
        style={{ paddingInlineStart: `${level * 0.875}rem` }}
        onClick={() => onPick(id)}
      >
        <b>{element.type}</b> <span>{id}</span>
      </button>
      {element.children.length > 0 && (
        <ul role="group">
          {element.children.map((child) => (
            <Branch key={child} spec={spec} id={child} level={level + 1} picked={picked} onPick={onPick} seen={below} />
          ))}
        </ul>
      )}
    </li>
  );
}
