import { useId, type ReactNode } from 'react';
import { useCopied } from '../../../packages/react/src/parts/pressing/use-copied.ts';
import { EXAMPLES } from './examples.ts';
import { RequestOptions } from './request-options.tsx';
import { faultsOf, type Fields } from './request.ts';
import controls from '../shell/controls.module.css';
import { Button, Select } from '../shell/controls.tsx';
import css from './request-panel.module.css';
import type { PlaygroundModel } from './use-playground.ts';

const PROMPT_MAX = 4_000;

type RequestPanelProps = {
  model: PlaygroundModel;
  slug: string;
  slugs: string[];
  onSlug: (slug: string) => void;
  /** What there is to know before composing. */
  children: ReactNode;
};

/** What to compose: the sentence first, everything else below it. */
export function RequestPanel({ model, slug, slugs, onSlug, children }: RequestPanelProps) {
  const { fields, setFields, composition } = model;
  const id = useId();
  const faults = faultsOf(fields);
  const hasFaults = Object.keys(faults).length > 0;
  const change = (part: Partial<Fields>): void => setFields({ ...fields, ...part });
  const isReady = fields.prompt.trim() !== '' && !hasFaults;
  const compose = (): void => {
    if (isReady) model.compose();
  };
  return (
    <form
      className={css['request']}
      aria-label="Request"
      onSubmit={(event) => {
        event.preventDefault();
        compose();
      }}
    >
      <label className={css['label']} htmlFor={`${id}-prompt`}>
        What should the interface be?
      </label>
      <textarea
        id={`${id}-prompt`}
        className={`${controls['input']} ${css['prompt']}`}
        rows={5}
        maxLength={PROMPT_MAX}
        value={fields.prompt}
        placeholder="A booking form for a bike repair shop…"
        onChange={({ target }) => change({ prompt: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) compose();
        }}
      />
      <div className={css['buttons']}>
        <ComposeButton composition={composition} isReady={isReady} />
        <span className={css['hint']}>Ctrl Enter</span>
        <CopyLink model={model} />
      </div>
      {children}
      <Examples onPick={setFields} />
      <RequestOptions fields={fields} faults={faults} onChange={change}>
        {slugs.length > 1 && <WorkspaceChoice slug={slug} slugs={slugs} onSlug={onSlug} />}
      </RequestOptions>
      <History model={model} />
    </form>
  );
}

type ComposeButtonProps = { composition: PlaygroundModel['composition']; isReady: boolean };

/**
 * Composes, and stops while it does: one button, so that the focus stays on it. It keeps its type: a change while it is
 * pressed would send the form.
 */
function ComposeButton({ composition: { isLoading, abort }, isReady }: ComposeButtonProps) {
  return (
    <Button
      look={isLoading ? 'plain' : 'primary'}
      type="submit"
      className={css['compose']}
      disabled={!isLoading && !isReady}
      onClick={(event) => {
        if (!isLoading) return;
        event.preventDefault();
        // The second half of a double click on Compose stops nothing.
        if (event.detail < 2) abort();
      }}
    >
      {isLoading ? 'Stop' : 'Compose'}
    </Button>
  );
}

function Examples({ onPick }: { onPick: (fields: Fields) => void }) {
  return (
    <fieldset className={css['examples']}>
      <legend className={css['small']}>Or start from one of these</legend>
      {EXAMPLES.map(({ title, fields }) => (
        <button key={title} type="button" className={css['chip']} onClick={() => onPick(fields)}>
          {title}
        </button>
      ))}
    </fieldset>
  );
}

function WorkspaceChoice({ slug, slugs, onSlug }: Omit<RequestPanelProps, 'model' | 'children'>) {
  const id = useId();
  return (
    <>
      <label className={css['label']} htmlFor={id}>
        Workspace
      </label>
      <Select
        id={id}
        className={css['select']}
        value={slug}
        options={slugs.map((option) => [option, option])}
        onChange={onSlug}
      />
    </>
  );
}

function CopyLink({ model }: { model: PlaygroundModel }) {
  const [isCopied, copy] = useCopied();
  const copyLink = async (): Promise<void> => copy(await model.link());
  return (
    <button type="button" className={css['link']} onClick={() => void copyLink()} disabled={model.fields.prompt === ''}>
      {isCopied ? 'Link copied' : 'Copy link'}
    </button>
  );
}

function History({ model: { history, open } }: { model: PlaygroundModel }) {
  if (history.length === 0) return null;
  return (
    <div>
      <h2 className={css['small']}>Composed here before</h2>
      <ul className={css['history']}>
        {history.slice(0, 8).map((entry) => (
          <li key={entry.id}>
            <button type="button" className={css['entry']} onClick={() => open(entry)}>
              <bdi>{entry.fields.prompt}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
