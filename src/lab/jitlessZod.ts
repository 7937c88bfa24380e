import { config } from "zod";

// Before the first schema is made: the page's policy has no room for code that is made of text.
config({ jitless: true });
