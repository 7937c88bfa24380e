/** The limits of a connection, beyond which it is ended. Tests set shorter times. */
export interface Limits {
  /** Milliseconds within which a request's head has to be there. */
  readonly head: number;
  /** Milliseconds within which the body of an ordinary call has to be there. */
  readonly body: number;
  /** Milliseconds within which any body, an upload too, has to bring `leastBytes` more, and a client has to read something of an answer. */
  readonly pace: number;
  readonly leastBytes: number;
  /** Most bytes of an ordinary call's body; what is longer, or has parts, is an upload. */
  readonly ordinaryBytes: number;
  /** Milliseconds that the platform of `PLATFORM_URL` may stay silent; the client itself waits no longer. */
  readonly silence: number;
  /** Milliseconds between two checks of the connections' heads. */
  readonly look: number;
  /** Most connections at once. A browser opens up to six. */
  readonly connections: number;
  /** Most connections of one address at once; a school is often behind one. */
  readonly addressConnections: number;
  /** How deep lists and objects may be nested in a body of JSON. */
  readonly jsonDepth: number;
  /** How many values a JSON body may have, those in lists and objects among them. */
  readonly jsonValues: number;
}

/** The default limits. */
export const LIMITS: Limits = {
  head: 15_000,
  body: 60_000,
  pace: 20_000,
  leastBytes: 8192,
  ordinaryBytes: 1 << 20,
  silence: 1_200_000,
  look: 5000,
  connections: 8192,
  addressConnections: 2048,
  jsonDepth: 64,
  // The longest list of a call, the folders of a tree, has 3,200.
  jsonValues: 5_000,
};
