import { fakeHttp, fakePorts, success, wireUser } from "../../../test/fakePorts";
import { uaaApi } from "../api/uaa.api";
import { logout } from "./logout";
import { searchKeysTold } from "./searchKeys";
import { createStore } from "./store";

function signedIn() {
  let user = wireUser();
  const store = createStore(fakePorts({ http: fakeHttp(() => success(user)).http }).ports);
  const me = () => store.dispatch(uaaApi.endpoints.me.initiate(undefined, { forceRefetch: true }));
  return {
    store,
    me,
    become: (userId: string) => {
      user = wireUser({ userId });
      return me();
    },
  };
}

describe("the search keys of applications", () => {
  it("are kept by the application's code, the last told ones, for as long as the person is here [API-13]", async () => {
    const { store, me } = signedIn();
    await me();
    store.dispatch(searchKeysTold({ app: "notices", keys: ["公告"] }));
    store.dispatch(searchKeysTold({ app: "drive", keys: ["files"] }));
    store.dispatch(searchKeysTold({ app: "notices", keys: ["公示"] }));
    await me();
    expect(store.getState().searchKeys).toEqual({ notices: ["公示"], drive: ["files"] });
  });

  it("go when the person signs out, and when another one is here [API-13, SEC-03]", async () => {
    const leaving = signedIn();
    await leaving.me();
    leaving.store.dispatch(searchKeysTold({ app: "drive", keys: ["files"] }));
    await leaving.store.dispatch(logout());
    expect(leaving.store.getState().searchKeys).toEqual({});
    const changing = signedIn();
    await changing.me();
    changing.store.dispatch(searchKeysTold({ app: "drive", keys: ["files"] }));
    await changing.become("8");
    expect(changing.store.getState().searchKeys).toEqual({});
  });
});
