import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { fakeHttp, fakePorts, success, wireUser } from "../../../test/fakePorts";
import { portalApi } from "../api/portalApi";
import { readUser } from "../core/wire/user";
import { PersonContext } from "../session/PersonContext";
import { createStore } from "./store";
import { useAdministrator } from "./useAdministrator";

function as(userType: number) {
  const { http, paths } = fakeHttp(() => success(true));
  const store = createStore(fakePorts({ http }).ports);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <PersonContext value={readUser(wireUser({ userType }))}>{children}</PersonContext>
    </Provider>
  );
  const { result, unmount } = renderHook(useAdministrator, { wrapper });
  const leave = () => {
    unmount();
    store.dispatch(portalApi.util.resetApiState());
  };
  return { result, paths, leave };
}

it.each([
  ["a teacher", 2],
  ["an employee", 4],
])("asks the platform whether %s administers the school [ROUTE-05]", async (_, userType) => {
  const { result, paths, leave } = as(userType);
  await waitFor(() => expect(result.current).toBe(true));
  expect(paths()).toEqual(["/api/base/role/user/7/XX_SYS_/base"]);
  leave();
});

it.each([
  ["a student", 1],
  ["a parent", 3],
])("does not ask the platform about %s, who never does [ROUTE-05]", async (_, userType) => {
  const { result, paths, leave } = as(userType);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect([result.current, paths()]).toEqual([false, []]);
  leave();
});
