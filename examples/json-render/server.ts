import { uiStreamHandler } from '@ui-composition/client/json-render';
import { nodeListener } from '@ui-composition/client/node';
import express from 'express';

const { UIC_API_KEY: apiKey = '', UIC_URL: baseUrl = 'http://127.0.0.1:8080', PORT: port = '3000' } = process.env;
const app = express();
// Decide in `authorize` who may compose: here everybody who reaches this host.
app.post('/api/ui', nodeListener(uiStreamHandler({ apiKey, baseUrl, authorize: () => true })));
app.use(express.static('dist'));
app.listen(Number(port), '127.0.0.1', () => console.log(`Open http://127.0.0.1:${port}`));
