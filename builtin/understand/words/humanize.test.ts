import { expect, test } from 'vitest';
import { humanize } from './humanize.ts';

test.each([
  ['order_total', 'Order total'],
  ['customerId', 'Customer ID'],
  ['kwh', 'kWh'],
  ['rsvps', 'RSVPs'],
  ['open_skus', 'Open SKUs'],
  ['kwh_today', 'kWh today'],
  ['deliveryKg', 'Delivery kg'],
])('the key %s is the label "%s"', (key, label) => {
  expect(humanize(key)).toBe(label);
});
