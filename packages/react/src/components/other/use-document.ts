import { useEffect, useRef } from 'react';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { withIds, type Block } from './block-document.ts';
import { markdownOf } from './block-markdown.ts';

const PAUSE_MS = 400;

/** The edited document: kept in the state at once, reported after a pause in writing or when a field is left. */
export function useDocument(drawn: Drawn<'BlockDocumentEditor'>) {
  const { props, isBound } = drawn;
  const [heading, setHeading] = useLive(drawn, 'title', '');
  const [value, setValue] = useLive(drawn, 'value');
  const blocks = withIds(value?.blocks ?? props.blocks);
  const title = isBound('title') ? heading : (value?.title ?? heading);
  const pending = useRef<{ timer: number; report: () => void }>(undefined);
  const write = (nextTitle: string, nextBlocks: readonly Block[]) => {
    const next = {
      title: nextTitle,
      blocks: nextBlocks,
      markdown: markdownOf(nextTitle, nextBlocks),
      blockCount: nextBlocks.length,
    };
    setValue(next);
    return next;
  };
  const flush = () => {
    const waiting = pending.current;
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    pending.current = undefined;
    waiting.report();
  };
  const edit = (nextTitle: string, nextBlocks: readonly Block[]) => {
    if (nextTitle !== title) setHeading(nextTitle);
    const next = write(nextTitle, nextBlocks);
    if (!props.emitOnChange) return;
    clearTimeout(pending.current?.timer);
    pending.current = {
      report: () => drawn.fire('change', { value: next }),
      timer: window.setTimeout(flush, PAUSE_MS),
    };
  };
  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  // Another document from the host starts over; the one that was just written comes back as itself.
  const given = JSON.stringify(props.blocks);
  const seen = useRef(given);
  useEffect(() => {
    if (seen.current === given) return;
    seen.current = given;
    if (given !== JSON.stringify(value?.blocks)) write(title, withIds(props.blocks));
  }, [given]);

  return { title, blocks, edit, flush, save: () => write(title, blocks) };
}
