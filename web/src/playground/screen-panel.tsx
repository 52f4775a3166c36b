import { Composition, type Theme } from '@ui-composition/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { ChangeBar } from './change-bar.tsx';
import { elementToShow } from './differences.ts';
import { FiredPanel } from './fired-panel.tsx';
import css from './screen-panel.module.css';
import { useInspector } from './use-inspector.ts';
import type { PlaygroundModel } from './use-playground.ts';

/** How the screen is looked at. */
export type Looks = { width: 'full' | '768' | '390'; mode: 'auto' | 'light' | 'dark'; accent: string | undefined };

type ScreenPanelProps = {
  model: PlaygroundModel;
  looks: Looks;
  picked: string | undefined;
  onPick: (elementId: string) => void;
};

/** The interface itself, and what a press on it means. */
export function ScreenPanel({ model, looks, picked, onPick }: ScreenPanelProps) {
  const { composition, fired, setFired } = model;
  const [isPicking, setPicking] = useState(false);
  const inspector = useInspector(picked);
  useShowChange(model, inspector.show);
  useEscape(isPicking, () => setPicking(false));
  const pick = (event: MouseEvent): void => {
    if (!isPicking) return;
    event.preventDefault();
    event.stopPropagation();
    const { spec } = composition;
    const id = spec === undefined ? undefined : inspector.elementAt(...placeOf(event), spec);
    if (id !== undefined) onPick(id);
    setPicking(false);
  };
  const { stage, keepFocus } = useFocusOnNext(composition.generation);
  const isEmpty = composition.spec === undefined && !composition.isLoading;
  return (
    <div className={css['screen']}>
      {isEmpty && <Failure error={composition.error} />}
      <div
        ref={stage}
        className={css['stage']}
        role="group"
        aria-label="Composed screen"
        tabIndex={-1}
        data-stage=""
        data-width={looks.width}
        data-picking={isPicking ? '' : undefined}
      >
        {isEmpty ? (
          <Welcome />
        ) : (
          <div className={css['frame']} onClickCapture={pick}>
            <Composition
              {...composition.view}
              theme={themeOf(looks)}
              isPage
              inspect={inspector.inspect}
              onAction={setFired}
            />
          </div>
        )}
        {inspector.box !== undefined && <span className={css['outline']} style={inspector.box} aria-hidden="true" />}
      </div>
      {!isEmpty && (
        <div className={css['bar']}>
          {fired !== undefined && (
            <FiredPanel
              action={fired}
              onNext={(prompt) => {
                keepFocus();
                model.composeNext(fired, prompt);
              }}
              onClose={() => setFired(undefined)}
            />
          )}
          {/* Beside what was asked: above the screen it would be out of sight where one has scrolled down. */}
          <Failure error={composition.error} />
          <ChangeBar model={model} isPicking={isPicking} onPicking={setPicking} />
        </div>
      )}
    </div>
  );
}

function themeOf({ mode, accent }: Looks): Theme {
  return { ...(mode !== 'auto' && { mode }), ...(accent !== undefined && { accent }) };
}

/**
 * Keeps the focus when the next screen comes: the control that led to it goes with its screen, and the focus with it.
 *
 * @returns the element that takes the focus, and what to call before the next screen is asked for
 */
function useFocusOnNext(generation: string) {
  const stage = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isAwaited.current) stage.current?.focus({ preventScroll: true });
    isAwaited.current = false;
  }, [generation]);
  const keepFocus = (): void => {
    isAwaited.current = true;
  };
  return { stage, keepFocus };
}

function Failure({ error }: { error: PlaygroundModel['composition']['error'] }) {
  if (error === undefined) return null;
  return (
    <p className={css['error']} role="alert">
      <b>{error.code}</b> {error.message}
    </p>
  );
}

// Enter and Space have no place of their own: they press what has the focus.
function placeOf({ detail, clientX, clientY, target }: MouseEvent): [x: number, y: number] {
  if (detail > 0 || !(target instanceof Element)) return [clientX, clientY];
  const { left, top, width, height } = target.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Calls back when Escape is pressed, while `isOn`. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** Outlines what a change brought and scrolls to it, since it may be out of sight. */
function useShowChange({ before, composition }: PlaygroundModel, show: (elementId: string) => void): void {
  const { spec, status } = composition;
  useEffect(() => {
    if (status !== 'done' || before === undefined || spec === undefined) return;
    const id = elementToShow(before, spec);
    if (id !== undefined) show(id);
    // Only when a change has ended: what is composed next has nothing before it.
  }, [status, before, spec, show]);
}

function Welcome() {
  return (
    <div className={css['welcome']}>
      <h1>Type a sentence</h1>
      <p>The interface grows here while it is composed. Its buttons, fields and filters work.</p>
    </div>
  );
}
