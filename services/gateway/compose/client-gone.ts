/** The client hung up before its answer was complete. There is nobody to tell. */
export class ClientGone extends Error {}
