import { expect, test } from 'vitest';
import { contactHref } from './contact-href.ts';

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['office+bookings@mail.example.co.uk', 'mailto:office+bookings@mail.example.co.uk'],
  ['+44 7700 900412', 'tel:+447700900412'],
  ['+49 (0)30 1234-567', 'tel:+49301234567'],
])('%s is a link to write to or to call', (text, href) => {
  expect(contactHref(text)).toBe(href);
});

test.each(['01632 960188', 'Ask ada@example.com', 'ada@localhost', '+5', '+12 %', '+1', '2025-09-23', ''])(
  '"%s" is a text',
  (text) => {
    expect(contactHref(text)).toBeUndefined();
  },
);
