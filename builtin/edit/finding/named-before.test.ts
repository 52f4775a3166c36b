import { expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { namedBefore } from './named-before.ts';

const SCREEN: Spec = {
  state: {},
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['import', 'create', 'csv'] },
    import: { type: 'Button', props: { label: 'Import CSV' }, children: [] },
    create: { type: 'Button', props: { label: 'Create shipment' }, children: [] },
    csv: { type: 'Text', props: { text: 'CSV' }, children: [] },
  },
};

test('the longest name whose words all stand in the text is meant', () => {
  expect(namedBefore(SCREEN, "we don't offer CSV import any more, so take ", [])).toBe('Import CSV');
});

test('of an element of the stated kind', () => {
  expect(namedBefore(SCREEN, 'the CSV is old. take that ', ['button'])).toBeUndefined();
  expect(namedBefore(SCREEN, 'the CSV is old. take that ', ['text'])).toBe('CSV');
});

test('and none if two fit as well', () => {
  expect(namedBefore(SCREEN, 'import CSV or create shipment, ', [])).toBeUndefined();
});
