import { createClient } from '@ui-composition/client';
import { Drawn } from './drawn';

export const dynamic = 'force-dynamic';

const { UIC_API_KEY: apiKey = '', UIC_URL: baseUrl = 'http://127.0.0.1:8080' } = process.env;

const WISH = {
  prompt: 'A table of the orders with their dates and totals, and above it a form to add one',
  data: { orders: [{ id: 1, customer: 'Ann', ordered_at: '2026-11-20T09:30:00Z', total: 12.5 }] },
};

/** Composed and drawn on the server; the browser takes the same screen over. A host keeps such a spec in its database. */
export default async function Saved() {
  const { spec } = await createClient({ apiKey, baseUrl }).compose(WISH).result;
  return <Drawn spec={spec} nowMs={Date.now()} />;
}
