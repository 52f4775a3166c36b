import type { GatewayResponse } from '../telemetry/request-facts.ts';

/** Answers with the envelope of a success around `data`, given as JSON text. Source: service spec, "Common response envelope". */
export function sendData(response: GatewayResponse, dataJson: string): void {
  response.type('json').send(`{"success":true,"data":${dataJson}}`);
}
