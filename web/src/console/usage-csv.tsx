import { toCsv } from '#contract/csv.ts';
import { Button } from '../shell/controls.tsx';
import type { Loaded } from './use-data.ts';
import { COUNT_HEADINGS, countsInOrder, type DayUsage, type KeyUsage } from './usage-counts.ts';

/** Downloads the table of days, once there is one. */
export function DaysCsv({ state, slug }: { state: Loaded<{ days: readonly DayUsage[] }>; slug: string }) {
  if (state.status !== 'ready' || state.data.days.length === 0) return null;
  const rows = state.data.days.map(({ dayStartMs, counts }) => [
    new Date(dayStartMs).toISOString().slice(0, 10),
    ...countsInOrder(counts),
  ]);
  return <CsvButton name={`usage-by-day-${slug}.csv`} label="by day" rows={[['Day', ...COUNT_HEADINGS], ...rows]} />;
}

/** Downloads the keys that are loaded so far. */
export function KeysCsv({ state, slug }: { state: Loaded<{ items: readonly KeyUsage[] }>; slug: string }) {
  if (state.status !== 'ready' || state.data.items.length === 0) return null;
  const rows = state.data.items.map(({ keyId, display, label = '', counts }) => [
    keyId,
    display,
    label,
    ...countsInOrder(counts),
  ]);
  const headings = ['Key id', 'Key', 'Label', ...COUNT_HEADINGS];
  return <CsvButton name={`usage-by-key-${slug}.csv`} label="by key" rows={[headings, ...rows]} />;
}

type CsvButtonProps = { name: string; label: string; rows: (string | number)[][] };

function CsvButton({ name, label, rows }: CsvButtonProps) {
  return (
    <Button look="small" aria-label={`Download CSV: usage ${label}`} onClick={() => download(name, toCsv(rows))}>
      Download CSV
    </Button>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
