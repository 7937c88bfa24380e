/** Whether a text is a mobile number of the mainland: 11 digits that start with 1 [WID-07]. */
export const isPhone = (text: string): boolean => /^1\d{10}$/.test(text);

/** Longest address that mail can be sent to (RFC 5321), in characters. */
const LONGEST_EMAIL = 254;

/**
 * Whether a text looks like an e-mail address: something, an @, and a domain of two or more parts. Only a message
 * sent there can tell more [WID-07].
 */
export const isEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** Whether a text is a valid contact number: empty, or digits with dashes and spaces among them [WID-07]. */
export const isContact = (text: string): boolean => /^[\d -]*$/.test(text);
