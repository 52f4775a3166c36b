import { useLayoutEffect, type FragmentInstance } from 'react';
import { createRoot } from 'react-dom/client';
import { Composition, type FiredAction, type HostDrawn, type Inspect } from '../src/index.ts';
import type { Drawing } from './drawing.ts';

declare global {
  interface Window {
    /** Shows a drawing in place of the one before; done when everything in it stands. */
    draw: (drawing: Drawing) => Promise<void>;
    /** Everything that went wrong while drawing. */
    drawingProblems: string[];
    /** Actions that were fired since the drawing began, oldest first. */
    firedActions: FiredAction[];
    /** The state of each item as it is now. */
    drawnStates: unknown[];
    /** Writes the id of its element on every control; for drawings that are inspected. */
    markOwners: typeof markOwners;
    /** How often each element of the type Counted was drawn. */
    renders: Record<string, number>;
    /** While it is set, the answer to every action. */
    actionAnswer: Promise<void> | undefined;
  }
}

window.drawingProblems = [];
window.markOwners = markOwners;
const root = createRoot(document.querySelector('#drawing') as Element);
let generation = 0;

// A component of the host that counts how often it is drawn.
function Counted({ id, props }: HostDrawn) {
  const elementId = id.slice(id.indexOf('-') + 1);
  window.renders[elementId] = (window.renders[elementId] ?? 0) + 1;
  return <p>{props['text'] as string}</p>;
}

const HOST_COMPONENTS = { Counted };
const now = (): number => Date.UTC(2026, 10, 22, 9, 30);

function Sheet({ drawing, onMounted }: { drawing: Drawing; onMounted: () => void }) {
  useLayoutEffect(onMounted, [onMounted]);
  const { items, theme, dir, locale, isLoading = false, isProduction = false, isInspected = false } = drawing;
  const isSingle = items.length === 1 && items[0]?.title === undefined;
  return items.map(({ title, spec }, at) => (
    <section key={at} data-item={title ?? at}>
      {title !== undefined && (
        <h2
          style={{
            font: '600 13px var(--ui-font)',
            margin: 0,
            padding: '16px 16px 8px',
            color: 'light-dark(#5c5c5c, #a0a0a0)',
          }}
        >
          {title}
        </h2>
      )}
      <div style={{ padding: isSingle ? 0 : '0 16px 24px' }}>
        <Composition
          spec={spec}
          isPage={isSingle}
          isDevelopment={!isProduction}
          isLoading={isLoading}
          components={HOST_COMPONENTS}
          now={now}
          timeZone="UTC"
          locale={locale ?? 'en-GB'}
          {...(theme === undefined ? {} : { theme })}
          {...(dir === undefined ? {} : { dir })}
          {...(isInspected ? { inspect } : {})}
          {...(drawing.generation === undefined ? {} : { generation: drawing.generation })}
          onAction={(action) => {
            window.firedActions.push(action);
            return window.actionAnswer;
          }}
          onStateChange={(state) => (window.drawnStates[at] = state)}
          onError={({ message, elementId, cause }) =>
            window.drawingProblems.push(`${elementId}: ${message} ${cause instanceof Error ? cause.stack : ''}`)
          }
        />
      </div>
    </section>
  ));
}

window.draw = async (drawing) => {
  if (drawing.isNext !== true) {
    generation += 1;
    window.firedActions = [];
    window.renders = {};
    window.actionAnswer = undefined;
    window.drawnStates = drawing.items.map(({ spec }) => spec.state);
  }
  document.body.style.background = 'light-dark(#f9fafb, #0b0c0f)';
  document.documentElement.style.colorScheme = drawing.theme?.mode ?? 'light dark';
  document.documentElement.dir = drawing.dir ?? 'ltr';
  await new Promise<void>((onMounted) =>
    root.render(<Sheet key={generation} drawing={drawing} onMounted={onMounted} />),
  );
  await settled(drawing.isLoading === true ? 2 : 120);
};

async function settled(mostFrames: number): Promise<void> {
  const frame = async (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  // Code that is loaded on first use comes in a few frames; what never comes is seen as a placeholder,
  // as is what a draft only promises.
  for (let frames = 0; frames < mostFrames; frames += 1) {
    await frame();
    if (document.querySelector('[data-ui-placeholder]') === null) break;
  }
  // What measures itself is drawn anew after the first frame in which it stands.
  await frame();
}

// React has it, its types do not.
type Place = FragmentInstance & { compareDocumentPosition: (part: Node) => number };

const places = new Map<string, Place>();

/** Keeps where each element stands; of a repeated one, its first row. */
const inspect: Inspect = (elementId, place) => {
  if (place === null) places.delete(elementId);
  else if (!places.has(elementId)) places.set(elementId, place as Place);
};

const PARTS =
  'button, a[href], input, select, textarea, [contenteditable=true], [role=tab], [role=switch], [role=radio], [tabindex]';

/** Writes the id of its element on every control of the page, given all ids, parents before their children. */
function markOwners(ids: readonly string[]): void {
  const standing = ids.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const owner = standing.findLast(({ place }) => contains(place, part));
    if (owner !== undefined) part.dataset['owner'] = owner.id;
  }
}

function contains(place: Place, part: Node): boolean {
  return (place.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
}
