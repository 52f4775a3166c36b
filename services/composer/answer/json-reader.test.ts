import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJsonReader, type Reader, type Reading } from './json-reader.ts';

const ANY_OPERATION = fc.record({
  op: fc.constantFrom('add', 'replace'),
  path: fc.string(),
  value: fc.jsonValue({ maxDepth: 5 }),
});
const ANY_OPERATIONS = fc.array(ANY_OPERATION, { maxLength: 8 }).map((operations) => sameAsJson(operations));

describe('operations in good order', () => {
  test.each([
    ['one a line', (operations: unknown[]) => operations.map((one) => `${JSON.stringify(one)}\n`).join('')],
    ['one after the other', (operations: unknown[]) => operations.map((one) => JSON.stringify(one)).join('')],
    ['in a list', (operations: unknown[]) => JSON.stringify(operations)],
    ['in a pretty list', (operations: unknown[]) => JSON.stringify(operations, null, 2)],
    ['in an object', (operations: unknown[]) => JSON.stringify({ ops: operations }, null, 1)],
    ['in a fence', (operations: unknown[]) => `Here:\n\`\`\`json\n${JSON.stringify(operations)}\n\`\`\`\n`],
  ])('come out as they are, whatever they hold, %s', (_, write) => {
    fc.assert(
      fc.property(ANY_OPERATIONS, (operations) => {
        expect(operationsIn(readWhole(write(operations)))).toEqual(operations);
      }),
    );
  });

  test('come out as soon as they close, also within one long line', () => {
    const reader = createJsonReader();
    const first = reader.push('{"ops":[{"op":"add","path":"/state/a","value":{"x":[1,2]}},{');
    expect(operationsIn(first)).toEqual([{ op: 'add', path: '/state/a', value: { x: [1, 2] } }]);
  });

  test('come out as soon as their line ends', () => {
    const reader = createJsonReader();
    expect(reader.push('{"op":"add","path":"/state/a","value":1}')).toEqual([]);
    expect(reader.push('\n')).toHaveLength(1);
  });

  test('are emitted before the whole spec around them has ended', () => {
    const reader = createJsonReader();
    const readings = reader.push('{"root":"root","elements":{"root":{"type":"Stack","props":{},"children":["a"]},"a":');
    expect(operationsIn(readings)).toHaveLength(2);
  });
});

describe('a whole spec', () => {
  const spec = { state: { a: 1 }, root: 'main', elements: { main: { type: 'Stack', props: {}, children: [] } } };

  test.each([JSON.stringify(spec), JSON.stringify({ spec }, null, 2), JSON.stringify({ ...spec, root: undefined })])(
    'is one operation at path "" when a whole document is requested: %s',
    (text) => {
      const { state, elements } = spec;
      const readings = readWhole(text, createJsonReader({ wholeDocuments: true }));
      expect(operationsIn(readings)).toEqual([
        { op: 'add', path: '', value: text.includes('"root"') ? spec : { state, elements } },
      ]);
    },
  );

  test('may have elements called as screens are', () => {
    const text = JSON.stringify({
      root: 'page',
      elements: { page: { type: 'Stack', props: {} }, view: { type: 'Text', props: {} } },
    });
    expect(operationsIn(readWhole(text))).toMatchObject([
      { path: '/root', value: 'page' },
      { path: '/elements/page' },
      { path: '/elements/view' },
    ]);
  });

  test('leaves single operations single', () => {
    const text = '{"ops":[{"op":"add","path":"/state/a","value":1}]}';
    expect(operationsIn(readWhole(text, createJsonReader({ wholeDocuments: true })))).toHaveLength(1);
  });
});

describe('an element without a name', () => {
  test('is the root once; the next one has no place and is reported', () => {
    const readings = readWhole('{"type":"Card","props":{}}\n{"type":"Text","props":{"text":"lost"}}\n');
    expect(readings.map((reading) => (reading.type === 'unreadable' ? reading.reason : reading.type))).toEqual([
      'operation',
      'unknown',
    ]);
  });
});

describe('any text whatever', () => {
  const PIECES = ['{', '}', '[', ']', ':', ',', '"', '“', "'", '\\', '\n', '\r', 'op', '"op":', '"elements":{', '```'];
  PIECES.push(
    '<think>',
    '</think>',
    '//',
    '/*',
    '*/',
    '1',
    'true',
    'word ',
    '{"op":"add","path":"/a","value":1}',
    '😀',
  );
  PIECES.push('{"a":{"type":"Text","props":{}', '"children":["x"', '{"op":"add","value":{"type":"');
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...PIECES)).map((all) => all.join('')),
  );

  test('is read the same wherever it is cut, and never throws', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 7 }), fc.constantFrom('complete', 'cut'), (text, size, ending) => {
        const reader = createJsonReader();
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        const inPieces = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end(ending)];
        expect(inPieces).toEqual(readWhole(text, createJsonReader(), ending));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('repairing', () => {
  const lines = fc.array(ANY_OPERATION, { minLength: 1, maxLength: 4 }).map((operations) => {
    const known = operations.map((one) => ({ ...one, path: `/state ${one.path}`, value: worded(one.value) }));
    return { known, text: known.map((one) => `${JSON.stringify(one)}\n`).join('') };
  });

  test('never makes a key, a text or a number that the answer does not hold, whatever mark is lost', () => {
    fc.assert(
      fc.property(lines, fc.nat(), ({ known, text }, at) => {
        const marks = marksOf(text);
        const mark = marks[at % marks.length] ?? 0;
        const damaged = text.slice(0, mark) + text.slice(mark + 1);
        const facts = new Set(known.flatMap((one) => factsOf(one)));
        for (const operation of operationsIn(readWhole(damaged))) {
          for (const fact of factsOf(operation)) expect(facts).toContain(fact);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an answer without end', () => {
  test.each([
    ['the same line', 'repetition', () => '{"op":"add","path":"/state/a","value":1}\n'],
    ['the same words', 'repetition', () => 'very '],
    ['blanks', 'repetition', () => '  \n'],
    ['the same path', 'repetition', (n: number) => `{"op":"add","path":"/state/a","value":${n}}\n`],
    ['ever new operations', 'operations', (n: number) => `{"op":"add","path":"/state/a${n}","value":${n}}\n`],
    ['ever new words', 'total', (n: number) => `word${n} `],
  ])('of %s is stopped for %s', (_, reason, text) => {
    const reader = createJsonReader();
    let stop: Reading | undefined;
    for (let n = 0; stop === undefined && n < 1_000_000; n += 1) {
      stop = reader.push(text(n)).find(({ type }) => type === 'runaway');
    }
    expect(stop).toMatchObject({ type: 'runaway', reason });
    expect(reader.push('{"op":"add","path":"/state/b","value":1}\n')).toEqual([]);
    expect(reader.end()).toEqual([]);
  });

  test('is not what a long list of rows is', () => {
    const rows = Array.from({ length: 200 }, () => ({ op: 'add', path: '/state/rows/-', value: { n: Math.random() } }));
    expect(operationsIn(readWhole(JSON.stringify(rows)))).toEqual(rows);
  });
});

describe('limits', () => {
  test('an operation that is too long is reported once, and the next one is read', () => {
    const text = `{"op":"add","path":"/state/a","value":"${Array.from({ length: 3_000 }, (_, n) => n).join(' ')}"}\n{"op":"add","path":"/state/b","value":1}\n`;
    const readings = readWhole(text, createJsonReader({ valueMaxChars: 1_000 }));
    expect(readings).toMatchObject([{ reason: 'too_long' }, { operation: { path: '/state/b' } }]);
  });

  test.each(['{"op":"add","path":"/state/a","value":', '{ "path":"/state/a","op":"add","value":'])(
    'an operation that nests too deep is reported: %s…',
    (start) => {
      const readings = readWhole(`${start}${'['.repeat(100)}${']'.repeat(100)}}\n`);
      expect(readings).toMatchObject([{ type: 'unreadable', reason: 'too_deep' }]);
    },
  );

  test('samples are short', () => {
    const samples = readWhole(`${'word '.repeat(100)}\n{"a":1,${'"b":2,'.repeat(100)}`).flatMap((reading) =>
      reading.type === 'unreadable' ? [reading.sample.length] : [],
    );
    expect(samples.length).toBe(2);
    expect(Math.max(...samples)).toBeLessThanOrEqual(120);
  });
});

describe('hostile text', () => {
  test.each<[string, string, (n: number) => string]>([
    ['one string', '{"op":"add","path":"/a","value":"', (n) => `a${n}`],
    ['escapes', '{"op":"add","path":"/a","value":"', (n) => `\\\\\\"${n}`],
    ['nested lists', '', (n) => `[${n},`],
    ['nested objects', '', (n) => `{"a${n}":`],
    ['members with containers', '{"type":"x",', (n) => `"a${n}":{},`],
    ['closers', '{"a":', (n) => `]${n}}`],
    ['quotes', '', (n) => `"${n}`],
    ['broken lines', '', (n) => `{"op":"add","path":"${n}\n`],
    ['an open comment', '/*', (n) => `*${n}`],
    ['open reasoning', '<think>', (n) => `</think${n}`],
    ['prose', '', (n) => `{word${n} `],
  ])('is read in time and memory that its length bounds: %s', (_, start, piece) => {
    const reader = createJsonReader({
      totalMaxChars: Number.POSITIVE_INFINITY,
      operationsMax: Number.POSITIVE_INFINITY,
    });
    const heapBefore = process.memoryUsage().heapUsed;
    reader.push(start);
    // Two million characters in small pieces; anything quadratic would take minutes here.
    for (let chars = 0, n = 0; chars < 2_000_000; n += 1) {
      const text = piece(n);
      chars += text.length;
      reader.push(text);
    }
    reader.end();
    expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(200 * 1024 * 1024);
  });
});

function readWhole(
  text: string,
  reader: Reader = createJsonReader(),
  ending: 'complete' | 'cut' = 'complete',
): Reading[] {
  return [...reader.push(text), ...reader.end(ending)];
}

function operationsIn(readings: readonly Reading[]): object[] {
  return readings.flatMap((reading) => (reading.type === 'operation' ? [reading.operation] : []));
}

function sameAsJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** The value with a word in every key and text: texts of nothing but marks may pass for marks when a quote is lost. */
function worded(value: unknown): unknown {
  if (typeof value === 'string') return `text ${value}`;
  if (Array.isArray(value)) return value.map(worded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [`key ${key}`, worded(member)]));
}

/**
 * Where the marks and quotes of JSON text stand, those inside its strings left out, and commas between two digits: without
 * one the answer does hold another number.
 */
function marksOf(json: string): number[] {
  const places: number[] = [];
  for (const match of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]|(?<!\d),|,(?!\d)/g)) {
    places.push(match.index);
    if (match[0].length > 1) places.push(match.index + match[0].length - 1);
  }
  return places;
}

/** All keys, texts and numbers in a value. */
function factsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, member]) => [...(Array.isArray(value) ? [] : [key]), ...factsOf(member)]);
}
