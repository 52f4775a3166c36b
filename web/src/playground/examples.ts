import { EMPTY_FIELDS, type Fields } from './request.ts';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** Requests to start from: a title for the list, and the fields. */
export const EXAMPLES: readonly { title: string; fields: Fields }[] = [
  {
    title: 'Booking form',
    fields: {
      ...EMPTY_FIELDS,
      prompt:
        'A booking form for a bike repair shop: name, email, day, kind of service (repair, check-up, cleaning) and a message',
      uiType: 'form',
      actions: pretty([
        {
          name: 'book_repair',
          required: true,
          description: 'Books the repair',
          params: {
            type: 'object',
            properties: {
              name: { type: 'string' },
              email: { type: 'string', format: 'email' },
              day: { type: 'string', format: 'date' },
              service: { type: 'string', enum: ['repair', 'check-up', 'cleaning'] },
              message: { type: 'string' },
            },
            required: ['name', 'email', 'day'],
          },
        },
      ]),
    },
  },
  {
    title: 'Orders with refund',
    fields: {
      ...EMPTY_FIELDS,
      prompt: 'Orders of this week, with a way to refund the one I pick',
      uiType: 'list_table',
      data: pretty({
        orders: [
          { id: 'A-1041', customer: 'Ann Miller', placed: '2026-11-16', total: 128.5, status: 'paid' },
          { id: 'A-1042', customer: 'Jorge Ruiz', placed: '2026-11-17', total: 74, status: 'shipped' },
          { id: 'A-1043', customer: 'Mei Tanaka', placed: '2026-11-19', total: 312.25, status: 'paid' },
          { id: 'A-1044', customer: 'Lena Vogt', placed: '2026-11-20', total: 18.9, status: 'refunded' },
        ],
      }),
      actions: pretty([
        {
          name: 'refund',
          required: true,
          description: 'Refunds an order',
          params: {
            type: 'object',
            properties: { id: { type: 'string' }, reason: { type: 'string', enum: ['damaged', 'late', 'other'] } },
            required: ['id'],
          },
        },
      ]),
      isDeclaredOnly: true,
    },
  },
  {
    title: 'Warehouse dashboard',
    fields: {
      ...EMPTY_FIELDS,
      prompt: 'Morning overview of the warehouse: the key figures, orders by hour as a chart, and what is late',
      uiType: 'dashboard',
      data: pretty({
        figures: { open_orders: 184, picked_today: 412, late: 7, returns: 12 },
        orders_by_hour: [
          { label: '06:00', value: 31 },
          { label: '07:00', value: 58 },
          { label: '08:00', value: 74 },
          { label: '09:00', value: 66 },
          { label: '10:00', value: 49 },
        ],
        late_orders: [
          { order: 'B-220', customer: 'Nordlicht GmbH', hours_late: 5 },
          { order: 'B-231', customer: 'Café Sol', hours_late: 2 },
        ],
      }),
    },
  },
  {
    title: 'Pricing page',
    fields: {
      ...EMPTY_FIELDS,
      prompt:
        'Pricing for a yoga studio: Drop-in £12 a class, Monthly £65 with unlimited classes, Annual £600 with two guest passes. A choose button for each.',
      uiType: 'pricing_table',
    },
  },
  {
    title: 'Onboarding wizard',
    fields: {
      ...EMPTY_FIELDS,
      prompt:
        'Walk new tenants through moving in: your details (name, phone), meter readings (gas, electricity), then sign and finish',
      uiType: 'wizard',
      actions: pretty([{ name: 'finish_move_in', required: true, description: 'Hands in the protocol' }]),
    },
  },
  {
    title: 'Einstellungen (Deutsch)',
    fields: {
      ...EMPTY_FIELDS,
      prompt:
        'Einstellungen für eine Schul-App: unter Benachrichtigungen E-Mail und SMS, unter Privatsphäre Profilfoto zeigen',
      uiType: 'settings_panel',
    },
  },
];
