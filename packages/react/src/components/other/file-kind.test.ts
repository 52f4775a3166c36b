import { expect, test } from 'vitest';
import { fileNameOf, kindOf, officeViewer } from './file-kind.ts';

test.each([
  ['https://files.example.com/a/lease.PDF?sig=1#page=2', 'pdf'],
  ['https://files.example.com/Q3%20plan.xlsx', 'office'],
  ['https://files.example.com/photo.webp', 'image'],
  ['https://files.example.com/archive.zip', undefined],
  ['https://files.example.com/constructor', undefined],
  ['https://files.example.com/x.constructor', undefined],
  ['https://files.example.com/', undefined],
] as const)('%s is of kind %s', (src, kind) => {
  expect(kindOf(src)).toBe(kind);
});

test('the file name is the last part of the address, decoded where that is possible', () => {
  expect(fileNameOf('https://a.example/b/My%20file.pdf')).toBe('My file.pdf');
  expect(fileNameOf('https://a.example/100%.pdf')).toBe('100%.pdf');
  expect(fileNameOf('https://a.example/')).toBe('a.example');
});

test('the address of an office file stands in one parameter of the viewer', () => {
  expect(new URL(officeViewer('https://a.example/x.docx?a=1&b=2')).searchParams.get('src')).toBe(
    'https://a.example/x.docx?a=1&b=2',
  );
});
