import { composeHandler } from '@ui-composition/client';

const { UIC_API_KEY: apiKey = '', UIC_URL: baseUrl = 'http://127.0.0.1:8080' } = process.env;

// Decide in `authorize` who may compose: here everybody who reaches this host.
export const POST = composeHandler({ apiKey, baseUrl, authorize: () => true });
