import { describe, expect, it } from 'vitest';
import { SHAPES } from '../generated/shapes.ts';
import { withFacts } from './facts.ts';

const place = { locale: 'en-GB', timeZone: 'Europe/Berlin' };
const drawn = (type: string, props: Record<string, unknown>) => withFacts(type, SHAPES[type]!, props, place);

describe('dates among the facts of a screen are written as the page writes dates', () => {
  it('in lists, cards, key figures, timelines and replies, however deep they are', () => {
    const items = [
      { term: 'Ordered', description: '2026-11-20' },
      { term: '2026-11-20', description: 'Oak' },
    ];
    expect(drawn('DescriptionList', { items })).toEqual({
      items: [{ term: 'Ordered', description: '20 Nov 2026' }, items[1]],
    });
    const columns = [{ title: 'Open', cards: [{ title: 'Lift', meta: '2026-11-20T08:00:00Z' }] }];
    expect(drawn('KanbanBoard', { columns })).toEqual({
      columns: [{ title: 'Open', cards: [{ title: 'Lift', meta: '20 Nov 2026, 09:00' }] }],
    });
    expect(drawn('Stat', { label: 'Due', value: '2026-11-20' })).toEqual({ label: 'Due', value: '20 Nov 2026' });
    expect(drawn('Table', { columns: ['Day'], rows: [['2026-11-20']] })).toMatchObject({ rows: [['20 Nov 2026']] });
    const comments = [{ body: '2026-11-20', replies: [{ body: 'Yes', timestamp: '2026-11-20' }] }];
    expect(drawn('CommentThread', { comments })).toEqual({
      comments: [{ body: '2026-11-20', replies: [{ body: 'Yes', timestamp: '20 Nov 2026' }] }],
    });
  });

  it('along the axes of charts, without the year where all are of one', () => {
    expect(drawn('LineChart', { xLabels: ['2026-11-20', '2026-12-01'] })).toEqual({ xLabels: ['20 Nov', '1 Dec'] });
    expect(drawn('LineChart', { xLabels: ['2026-12-31', '2027-01-01'] })).toEqual({
      xLabels: ['31 Dec 2026', '1 Jan 2027'],
    });
    const data = [
      { label: '2026-11-20', value: 1 },
      { label: '2026-11-21', value: 2 },
    ];
    expect(drawn('BarChart', { data })).toMatchObject({ data: [{ label: '20 Nov' }, { label: '21 Nov' }] });
  });
});

describe('what people type, choose from or copy keeps its ISO dates', () => {
  it('in fields, options, lines of a log and the code that is shown', () => {
    const props: [string, Record<string, unknown>][] = [
      ['Input', { value: '2026-11-20' }],
      ['Select', { value: '2026-11-20', options: [{ value: '2026-11-20', label: '2026-11-20' }] }],
      ['LogConsole', { lines: [{ text: '2026-11-20', timestamp: '2026-11-20T08:00:00Z' }] }],
      ['Message', { content: '2026-11-20' }],
      ['CodeBlock', { code: '2026-11-20' }],
      ['DatePicker', { value: '2026-11-20', min: '2026-11-01' }],
    ];
    for (const [type, given] of props) expect(drawn(type, given)).toBe(given);
  });
});
