import { normalForm } from "../text/comparable";

/** The number of the rule that a site has for new passwords [AUTH-07]. */
export type PasswordRule = 1 | 2;

/** One thing that a rule asks for, by the name under which it is told. */
export type PasswordDemand = "length" | "noSpace" | "noChinese" | "mixed" | "characters";

const SHORTEST = 8;
const LONGEST = 20;

type Demand = readonly [demand: PasswordDemand, isMet: (password: string) => boolean];

const mixes = (password: string, some: RegExp, other: RegExp) => some.test(password) && other.test(password);
const isMixed = (password: string) => mixes(password, /\d/, /\D/) || mixes(password, /[A-Za-z]/, /[^A-Za-z]/);
const hasLength: Demand = [
  "length",
  (password) => {
    const { length } = normalForm(password);
    return length >= SHORTEST && length <= LONGEST;
  },
];

/** What each rule asks for, in the order in which people read it. */
const DEMANDS: Readonly<Record<PasswordRule, readonly Demand[]>> = {
  1: [
    hasLength,
    ["mixed", isMixed],
    ["noSpace", (password) => !/\s/u.test(password)],
    ["noChinese", (password) => !/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(password)],
  ],
  2: [hasLength, ["characters", (password) => /^[A-Za-z0-9_.@-]*$/.test(password)]],
};

/** Whether a password is no shorter than a rule allows, and of more than one kind of characters. */
export const isHardToGuess = (password: string): boolean => password.length >= SHORTEST && isMixed(password);

/** What a rule asks for, each with whether a password has it; what forbids something is met by an empty one too. */
export const passwordDemands = (
  rule: PasswordRule,
  password: string,
): readonly { readonly demand: PasswordDemand; readonly met: boolean }[] =>
  DEMANDS[rule].map(([demand, isMet]) => ({ demand, met: isMet(password) }));

/** Whether a password is one that the rule allows. */
export const isPasswordAllowed = (rule: PasswordRule, password: string): boolean =>
  passwordDemands(rule, password).every(({ met }) => met);
