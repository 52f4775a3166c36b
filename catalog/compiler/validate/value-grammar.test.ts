import { describe, expect, test } from 'vitest';
import { isColor } from './color.ts';
import { isDate, isDateTime, isTime } from './date.ts';
import { readDimension, toPx } from './dimension.ts';
import { isStatePointer } from './state-pointer.ts';
import { isUrl } from './url.ts';

describe('A colour', () => {
  test.each([
    '#fff',
    '#FFFA',
    '#0f766e',
    '#0f766e80',
    'rgb(1 2 3)',
    'rgba(1,2,3,.5)',
    'rgb(10% 20% 30% / 40%)',
    'hsl(120deg 50% 50%)',
  ])('may be %s', (text) => {
    expect(isColor(text)).toBe(true);
  });
  test.each([
    'hwb(1 2% 3%)',
    'oklch(0.7 0.1 none)',
    'lab(50% -20 30)',
    'color(display-p3 1 0.5 0)',
    'rebeccapurple',
    'CurrentColor',
  ])('may be %s', (text) => {
    expect(isColor(text)).toBe(true);
  });
  test.each([
    '',
    '#12',
    '#12345',
    'red;',
    'red blue',
    'url(x)',
    'var(--x)',
    'expression',
    'rgb(1 2)',
    'rgb(var(--r) 2 3)',
    'rgb(1 2 3',
    'linear-gradient(red, blue)',
    '</style>',
    'r/**/ed',
    `#${'f'.repeat(80)}`,
  ])('is never %j', (text) => {
    expect(isColor(text)).toBe(false);
  });
});

describe('A length', () => {
  test.each([
    [0, 0],
    [12.5, 12.5],
    ['12px', 12],
    ['1.5rem', 24],
  ])('%j is %d px', (value, px) => {
    const dimension = readDimension(value);
    expect(dimension && toPx(dimension)).toBe(px);
  });
  test.each(['50%', '2fr', '10vw', '3.25em', '60ch'])('%s is not compared in px', (text) => {
    const dimension = readDimension(text);
    expect(dimension).toBeDefined();
    expect(dimension && toPx(dimension)).toBeUndefined();
  });
  test.each([
    -1,
    Number.NaN,
    Infinity,
    '12',
    '-2px',
    '+2px',
    '1 px',
    '123456px',
    '1.23456px',
    'calc(1px)',
    '1pt',
    '',
    null,
    {},
  ])('is never %j', (value) => {
    expect(readDimension(value)).toBeUndefined();
  });
});

describe('An address', () => {
  test.each([
    'https://a.example/x',
    'HTTP://a.example',
    'mailto:a@b.example',
    'tel:+49',
    '/orders',
    'orders?x=1#y',
    '#part',
    './a:b',
  ])('of a link may be %s', (text) => {
    expect(isUrl(text, 'link')).toBe(true);
  });
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:x',
    ' vbscript:x',
    'file:///etc',
    'blob:x',
    'data:text/html,x',
    'about:blank',
    'https://',
    '',
  ])('of a link is never %j', (text) => {
    expect(isUrl(text, 'link')).toBe(false);
  });
  test('of a picture may be raster data, never SVG or a mail address', () => {
    expect(isUrl('data:image/png;base64,AAAA', 'picture')).toBe(true);
    expect(isUrl('/a.svg', 'picture')).toBe(true);
    expect(isUrl('data:image/svg+xml,<svg/>', 'picture')).toBe(false);
    expect(isUrl('mailto:a@b.example', 'picture')).toBe(false);
  });
  test('of media is absolute', () => {
    expect(isUrl('https://a.example/x.mp4', 'media')).toBe(true);
    expect(isUrl('/x.mp4', 'media')).toBe(false);
  });
  test('of a frame is https on a known map host', () => {
    expect(isUrl('https://www.openstreetmap.org/export/embed.html', 'frame')).toBe(true);
    expect(isUrl('http://www.openstreetmap.org/export/embed.html', 'frame')).toBe(false);
    expect(isUrl('https://www.openstreetmap.org.evil.example/', 'frame')).toBe(false);
    expect(isUrl('https://www.openstreetmap.org@evil.example/', 'frame')).toBe(false);
  });
});

describe('A moment', () => {
  test.each(['2026-01-31', '2024-02-29', '2000-02-29'])('%s is a day', (text) => expect(isDate(text)).toBe(true));
  test.each(['2026-02-29', '1900-02-29', '2026-13-01', '2026-04-31', '2026-00-10', '2026-1-1', '2026-01-01T00:00', ''])(
    '%j is not a day',
    (text) => expect(isDate(text)).toBe(false),
  );
  test.each(['00:00', '23:59'])('%s is a time', (text) => expect(isTime(text)).toBe(true));
  test.each(['24:00', '9:00', '12:60', '12:00:00'])('%s is not a time', (text) => expect(isTime(text)).toBe(false));
  test.each(['2026-01-31T08:00', '2026-01-31T08:00:30Z', '2026-01-31T08:00:30.123+02:00'])('%s is a moment', (text) =>
    expect(isDateTime(text)).toBe(true),
  );
  test.each(['2026-01-31 08:00', '2026-02-30T08:00', '2026-01-31T25:00', '2026-01-31', '2026-01-31T08:00+30:00'])(
    '%s is not a date-time',
    (text) => expect(isDateTime(text)).toBe(false),
  );
});

describe('A state pointer', () => {
  test.each(['/a', '/a/b/0', '/a~1b/c~0d', '/_ui/x', '/ü'])('may be %s', (text) =>
    expect(isStatePointer(text)).toBe(true),
  );
  test.each([
    '',
    '/',
    'a',
    '/a/',
    '//a',
    '/a~2',
    '/a~',
    '/__proto__',
    '/a/constructor/b',
    '/prototype',
    4,
    null,
    `/${'a'.repeat(600)}`,
  ])('is never %j', (text) => expect(isStatePointer(text)).toBe(false));
});
