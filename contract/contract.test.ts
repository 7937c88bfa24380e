import { type Call, type CallName, calls } from "./calls";

/** The calls every platform answers. They are fixed: a change here breaks the deployments that exist. */
const FIXED = `
POST /api/uaa/oauth/login                             username password noIntercept
POST /api/uaa/oauth/relogin                           accessToken
POST /api/uaa/oauth/login_user_client                 userClientId
GET  /api/uaa/oauth/refresh
GET  /api/uaa/oauth/me
POST /api/uaa/oauth/logout
POST /api/uaa/shiyue_webauth                          response_type client_id redirect_uri state unitHost scope
GET  /api/uaa/social/{providerId}_info                unitHost
POST /api/uaa/social/{state}                          code token deviceId unitHost
GET  /api/uaa/social/info
GET  /api/uaa/ticket/login                            ticket unitHost
GET  /api/uaa/switch/login                            userId
GET  /api/uaa/oauth/login/unit_config                 unitId
GET  /api/sso/select/login/url
GET  /api/base/my_desktop/color
POST /api/base/desktop/settheme                       type theme
GET  /api/base/desktop/unhandlecount
GET  /api/base/desktop/message_select_not_read
POST /api/base/desktop/message_update_status_by_me
POST /api/base/desktop/message_update_statusby_id     desktopMessageId
GET  /api/base/desktop/popUpBox_select                start size
GET  /api/base/desktop/getMessageConfig
GET  /api/base/desktop/my_app_icon                    userId unitId appType
GET  /api/base/desktop/unReadCodeCount
GET  /api/base/resource/inside/module
GET  /api/base/resource/user/code/tree                code
GET  /api/base/license/unit_oam                       unitId
GET  /api/base/license/unit                           unitId serverId
GET  /api/base/select/already/parent/teacher          parentId teacherId
POST /api/base/student/set/parentChildren             parentId id realName gradeName className status
GET  /api/base/student/find_all_student_by_parent_id  parentId
GET  /api/base/student/find_stu_by_parent_id          parentId
GET  /api/base/role/user/{userId}/XX_SYS_/base
GET  /api/base/get_ali_token                          language
POST /api/base/find_by_vocabulary                     vocabulary
POST /api/base/user_access_detail                     userId userType unitId resId resName type
GET  /api/storage/show/unit/{unitId}
POST /api/storage/file_piecewise/second_upload_check  serverid md5 name uid chunk chunks size eachSize fullSize fileName chunked
POST /zuul/api/storage/upload                         serverid file uid md5
POST /api/storage/file_piecewise/block_upload_check   md5 size chunks name uid chunk
POST /zuul/api/storage/file_piecewise/upload          chunked chunk chunks eachSize md5 fileName name fullSize uid file size
POST /api/storage/file_piecewise/merge_file           md5 name size chunks
POST /api/storage/upload/base64_convert_image         serverid fileName base64Str type
POST /api/uaa/oauth/login/face                        faceImage noIntercept
POST /api/uaa/login/face/clocking                     faceImage noIntercept
POST /api/uaa/face/check                              faceImage userId noIntercept
GET  /api/uaa/face/user                               userId
GET  /{app}/manifest.json
GET  /{root}/{code}/package.json
GET  /{root}/{code}-version/version.json
GET  /api/{service}/nl/{service}_package_versions
GET  /common/plugins/common-ph/{version}/lang/{lang}-ph.json
GET  /{root}/{code}/lang/{lang}-{appCode}.json
GET  /common/plugins/common-ph/{version}/css/{file}
POST /api/base/common/table2xls                       title data
`
  .trim()
  .split("\n")
  .map((line) => {
    const [method = "", path = "", ...payload] = line.split(/\s+/);
    return { method, path, payload };
  });

const names = Object.keys(calls) as CallName[];
const specOf = (name: CallName): Call => calls[name];
const fieldsOf = (name: CallName): string[] => {
  const { in: input } = calls[name];
  return Object.keys(input.shape);
};
const pathFields = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);

describe("the contract", () => {
  it.each(FIXED)("has $method $path with its payload [API-16]", ({ method, path, payload }) => {
    const name = names.find(
      (candidate) => specOf(candidate).method === method && specOf(candidate).path === path,
    );
    expect(name).toBeDefined();
    if (name) expect(fieldsOf(name)).toEqual(expect.arrayContaining([...payload, ...pathFields(path)]));
  });

  it("gives every call one method and path of its own, and a summary [API-16]", () => {
    const addresses = names.map((name) => `${specOf(name).method} ${specOf(name).path}`);
    expect(new Set(addresses).size).toBe(names.length);
    expect(names.filter((name) => calls[name].summary.trim() === "")).toEqual([]);
  });

  it("names every path and query parameter in the payload [API-16]", () => {
    for (const name of names) {
      const { path, query = [] } = specOf(name);
      expect([name, fieldsOf(name)]).toEqual([name, expect.arrayContaining([...pathFields(path), ...query])]);
    }
  });

  it("takes numbers as forms send them and refuses what is none [API-06]", () => {
    expect(calls.popUpBox.in.parse({ start: "2", size: "30" })).toMatchObject({ start: 2, size: 30 });
    expect(calls.popUpBox.in.safeParse({ start: "2e3" }).success).toBe(false);
    expect(calls.popUpBox.in.safeParse({ size: 401 }).success).toBe(false);
  });

  it("refuses path segments that lead elsewhere [SEC-02]", () => {
    for (const app of ["..", "a/b", "a%2fb", ".", "", "a b", "a\\b"])
      expect([app, calls.manifest.in.safeParse({ app }).success]).toEqual([app, false]);
    expect(calls.manifest.in.safeParse({ app: "notices-2_b" }).success).toBe(true);
  });

  it("takes a theme that is a name or a colour and nothing that could be CSS [SEC-02]", () => {
    const accepts = (theme: string) => calls.setTheme.in.safeParse({ type: "color", theme }).success;
    expect(["ink", "cyan-blue", "#457cd6", "#ABC"].map(accepts)).toEqual([true, true, true, true]);
    expect(["red;}", "#12345", "url(x)", "#457cd6 ", ""].map(accepts)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
