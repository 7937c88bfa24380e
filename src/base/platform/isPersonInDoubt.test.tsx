import { isPersonInDoubt } from "./isPersonInDoubt";

const keep = (name: string, value: string) => window.localStorage.setItem(`portal.${name}`, value);

afterEach(() => window.localStorage.clear());

it("takes the document's person for the one signed in where nothing says otherwise [SEC-03]", () => {
  expect(isPersonInDoubt()).toBe(false);
  keep("sessionStamp", `${Math.floor(performance.timeOrigin) - 1}.0f3a`);
  keep("logoutOwed", "0");
  expect(isPersonInDoubt()).toBe(false);
  // As earlier releases kept it.
  keep("sessionStamp", "9e3779b97f4a7c15");
  expect(isPersonInDoubt()).toBe(false);
});

it("doubts it once a tab has begun a session since the document was asked for, or while a logout is owed [SEC-03]", () => {
  keep("sessionStamp", `${Math.ceil(performance.timeOrigin) + 1}.0f3a`);
  expect(isPersonInDoubt()).toBe(true);
  window.localStorage.clear();
  keep("logoutOwed", "1");
  expect(isPersonInDoubt()).toBe(true);
});
