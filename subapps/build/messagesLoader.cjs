const { parse } = require("@formatjs/icu-messageformat-parser");

/** Turns a catalogue's ICU messages into syntax trees at build time, since the portal ships no parser. */
module.exports = function messagesLoader(source) {
  const messages = Object.entries(JSON.parse(source));
  return JSON.stringify(Object.fromEntries(messages.map(([id, message]) => [id, parse(message)])));
};
