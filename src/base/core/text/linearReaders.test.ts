import { slowOver } from "../../../../test/linear";
import { pairsOf, partsOf, withoutParameters } from "../address/address";
import { readInnerPlace } from "../address/innerPlace";
import { isOpenPage } from "../address/loginAddress";
import { pageName, readPlace } from "../address/place";
import { allowedTarget, pathOf } from "../address/redirect";
import { redirectTarget } from "../address/redirectTarget";
import { takeSecrets } from "../address/secrets";
import { staffPageApp } from "../address/staffPages";
import { readAuthorizeRequest } from "../../../sign-in/core/authorize/authorizeRequest";
import { datesInText } from "../date/datesInText";
import { formatDate } from "../date/formatDate";
import { readDateTime } from "../date/readDateTime";
import { extensionOf } from "../file/fileKind";
import { phrasesOf } from "../language/phrases";
import { readNumber } from "../number/readNumber";
import { excerptOf } from "../../../search/core/excerpt";
import { shownName } from "../session/loginName";
import { deviceOf } from "../site/device";
import { extensionsOf, isRejectedName, REJECTED_FEW } from "../file/fileNames";
import { matchPhrase } from "../../../voice/core/matchPhrase";
import { comparable, normalForm } from "./comparable";
import { readLine, readProse } from "./readWords";
import { readTypedDay } from "../date/typedDate";
import { nameKeysBy } from "../language/nameOrder";
import { fold } from "../../../search/core/fold";
import { isContact, isEmail } from "../validation/contact";
import { recogniserAddress } from "../../../voice/core/recogniser";
import { parseQuery } from "../wire/queryString";
import { numberOf, textOf } from "../wire/read";
import { retryAfterMs } from "../wire/retryAfter";

jest.setTimeout(60_000);

const ORIGIN = "https://portal.example";
const RULES = { allowedOrigins: [] };
const phoneOf = (userAgent: string) =>
  deviceOf({ userAgent, width: 1000, shell: undefined } as never, {} as never);

/** What is made of addresses, names and texts that another person or site has written. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  "the parts of an address": partsOf,
  "the parameters of an address": (text) => withoutParameters(`/a?${text}`, () => true),
  "a line of words": readLine,
  "words of several lines": readProse,
  "the normal form of a text": normalForm,
  "a text to compare": comparable,
  "a text to order by": nameKeysBy("a"),
  "a text to search": fold,
  "a date that is typed": readTypedDay,
  "a spoken phrase": (text) => matchPhrase([], text),
  "a query's pairs": pairsOf,
  "a query": parseQuery,
  "secrets in an address": (text) => takeSecrets(`${ORIGIN}/a?${text}`),
  "a place in the portal": readPlace,
  "a page's name": pageName,
  "a place in an application": readInnerPlace,
  "the path of an address": pathOf,
  "an allowed target": (text) => allowedTarget(text, RULES, ORIGIN),
  "an allowed target elsewhere": (text) => allowedTarget(`https://${text}`, RULES, ORIGIN),
  "a page that is open to all": isOpenPage,
  "a redirect to an application": (text) => redirectTarget(`${ORIGIN}/redirect/app?${text}`, 1, false),
  "a staff page": staffPageApp,
  "an authorize page": (text) => readAuthorizeRequest(`${ORIGIN}/authorize?${text}`),
  "a format of dates": (text) => formatDate(0, "en", text, "UTC"),
  "a date": readDateTime,
  "dates in a text": datesInText,
  "a file's kind": extensionOf,
  "a file's extensions": extensionsOf,
  "a rejected file": (text) => isRejectedName(`${text}.pdf`, REJECTED_FEW),
  "phrases of two languages": (text) => phrasesOf(text, "en"),
  "a number": readNumber,
  "an excerpt": (text) => excerptOf(text, "x"),
  "an account's name": shownName,
  "a device": phoneOf,
  "a mail address": isEmail,
  "a contact": isContact,
  "the address of a recogniser": (text) =>
    recogniserAddress({ url: `${ORIGIN}/${text}`, appKey: "a" }, { recogniser: null }, ORIGIN),
  "a text of the wire": textOf,
  "a number of the wire": (text) => numberOf(text, 0),
  "a time to wait": (text) => retryAfterMs(text, 0),
};

describe("what another person has written", () => {
  it.each(Object.entries(READERS))(
    "is read in one pass, whatever 60,000 signs stand there: %s [SEC-10]",
    (_, read) => {
      expect(slowOver(read)).toEqual([]);
    },
  );
});
