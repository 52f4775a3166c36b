import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { factsOf, tellFacts, toldFact } from './told-fact.ts';

describe('a fact that is told', () => {
  test.each([
    ['CPU 45%', 'CPU', '45%'],
    ['Revenue 12,000', 'Revenue', '12,000'],
    ['Total $420', 'Total', '$420'],
    ['Total: €1.250,50', 'Total', '€1.250,50'],
    ['Due 12 May', 'Due', '12 May'],
    ['Gate B22', 'Gate', 'B22'],
    ['Boarding 10:15', 'Boarding', '10:15'],
    ['Conversion is 3.2%', 'Conversion', '3.2%'],
    ['Seats 12 of 40', 'Seats', '12 of 40'],
    ['Latency 80 ms', 'Latency', '80 ms'],
    ['API degraded since 10:00', 'API', 'Degraded since 10:00'],
    ['Database is operational', 'Database', 'Operational'],
    ['Status unpaid', 'Status', 'Unpaid'],
    ['12 users online', 'Users online', '12'],
    ['Born 1905', 'Born', '1905'],
    ['Orders 1240', 'Orders', '1240'],
    ['3 items', 'Items', '3'],
    ['Wind 12 km/h', 'Wind', '12 km/h'],
    ['Pro $29/month', 'Pro', '$29/month'],
    ['1,240 orders', 'Orders', '1,240'],
  ])('"%s"', (phrase, label, value) => {
    expect(toldFact(phrase)).toEqual({ label, value });
  });

  test.each([
    'Revenue',
    'Last 30 days',
    'Top 10 products',
    'Address line 2',
    'Question 12',
    'Revenue 2026',
    'Invoices overdue',
    'Date paid',
    'Users online',
    'Password of 8 characters',
    'Team 7',
    '30 days',
    '12 columns',
    '3 charts',
  ])('"%s" is a name', (phrase) => {
    expect(toldFact(phrase)).toBeUndefined();
  });

  test('twice of one name keeps both', () => {
    expect(factsOf(['Disk 45%', 'Disk 80%', 'Fan'], '—')).toEqual([
      { label: 'Disk', value: '45%' },
      { label: 'Disk 80%', value: '80%' },
      { label: 'Fan', value: '—' },
    ]);
  });

  test('makes a list of facts when half of it is', () => {
    expect(tellFacts(['CPU 45%', 'Memory 80%', 'Uptime'])).toBe(true);
    expect(tellFacts(['CPU 45%', 'Memory 80%', 'Uptime', 'Load'])).toBe(true);
    expect(tellFacts(['CPU 45%', 'Memory 80%', 'Name', 'Email', 'Phone'])).toBe(false);
    expect(tellFacts(['CPU 45%', 'Name', 'Email'])).toBe(false);
    expect(tellFacts(['CPU 45%'])).toBe(false);
  });
});

describe('facts that a prompt tells', () => {
  test('stand in the tiles of a dashboard', () => {
    const { elements, state } = builtinSpec(briefOf('Dashboard with revenue 12,000, orders 340 and churn'));
    const labels = Object.values(elements).flatMap(({ type, props }) => (type === 'Stat' ? [props['label']] : []));
    expect(labels).toEqual(['Revenue', 'Orders', 'Churn']);
    expect(state).toEqual({ metrics: { revenue: '12,000', orders: '340', churn: '—' } });
  });
});
