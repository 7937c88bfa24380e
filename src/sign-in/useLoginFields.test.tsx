import type { SyntheticEvent } from "react";
import { act, renderHook } from "@testing-library/react";
import type { LoginFields } from "../base/core/session/loginForm";
import { useLoginFields } from "./useLoginFields";

/** Submits a box in which this stands, and tells what was signed in with and what is left in it. */
async function submit(typed: LoginFields, problem: { readonly form: { readonly id: string } } | null) {
  let fields = typed;
  const signedIn: LoginFields[] = [];
  const { result } = renderHook(() =>
    useLoginFields({
      read: () => fields,
      write: (next) => {
        fields = next;
      },
      signIn: (sent) => {
        signedIn.push(sent);
        return Promise.resolve(problem);
      },
      focus: () => undefined,
    }),
  );
  await act(async () => {
    result.current.submit({ preventDefault: () => undefined } as SyntheticEvent);
    await Promise.resolve();
  });
  return { signedIn, left: fields };
}

const typed = { username: "wang", password: "secret" };

it("signs in with what stands in the fields, and empties them once it is taken [AUTH-03, AUTH-08]", async () => {
  expect(await submit(typed, null)).toEqual({ signedIn: [typed], left: { username: "", password: "" } });
});

it("keeps the name and the password for another try where they are refused [AUTH-04]", async () => {
  expect(await submit(typed, { form: { id: "api.network" } })).toEqual({ signedIn: [typed], left: typed });
});
