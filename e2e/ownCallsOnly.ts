import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/** The calls of the contract that every education platform has; ours answers more, which the portal may not need [API-16]. */
const OWN_CALLS: readonly RegExp[] = [
  /^POST \/api\/uaa\/oauth\/(?:login|relogin|login_user_client|logout)$/,
  /^GET \/api\/uaa\/oauth\/(?:refresh|me|login\/unit_config)$/,
  /^POST \/api\/uaa\/(?:shiyue_webauth|social\/[\w-]+)$/,
  /^GET \/api\/uaa\/(?:social\/info|social\/[\w-]+_info|switch\/login|face\/user)$/,
  /^POST \/api\/uaa\/(?:oauth\/login\/face|login\/face\/clocking|face\/check)$/,
  /^GET \/api\/sso\/select\/login\/url$/,
  /^GET \/api\/base\/(?:my_desktop\/color|get_ali_token|select\/already\/parent\/teacher)$/,
  /^GET \/api\/base\/desktop\/(?:unhandlecount|message_select_not_read|popUpBox_select|getMessageConfig|my_app_icon|unReadCodeCount)$/,
  /^POST \/api\/base\/desktop\/(?:settheme|message_update_status_by_me|message_update_statusby_id)$/,
  /^GET \/api\/base\/(?:resource\/inside\/module|resource\/user\/code\/tree|license\/unit_oam|license\/unit)$/,
  /^POST \/api\/base\/(?:student\/set\/parentChildren|find_by_vocabulary|user_access_detail|common\/table2xls)$/,
  /^GET \/api\/base\/student\/(?:find_all_student_by_parent_id|find_stu_by_parent_id)$/,
  /^GET \/api\/base\/role\/user\/[\w-]+\/XX_SYS_\/base$/,
  /^GET \/api\/storage\/show\/unit\/[\w-]+$/,
  /^POST \/api\/storage\/(?:file_piecewise\/(?:second_upload_check|block_upload_check|merge_file)|upload\/base64_convert_image)$/,
  /^POST \/zuul\/api\/storage\/(?:upload|file_piecewise\/upload)$/,
  /^GET \/api\/\w+\/nl\/\w+_package_versions$/,
  /^GET \/common\/plugins\//,
  /^GET \/common\/app-icons\//,
];

/** Services of applications, which a school has with them. */
const OF_APPLICATIONS = /^\w+ \/api\/(?:notice|timetable|attendance|drive|duty|records)\//;

/** A platform that has the contract's own calls alone; every other is not found there, as a gateway says it. */
export interface OwnCallsOnly {
  readonly url: string;
  /** What was asked for beyond them, each once. */
  readonly missing: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

/** Puts a gateway before a reference platform that knows no more than the contract's own calls. */
export async function ownCallsOnly(platform: string): Promise<OwnCallsOnly> {
  const missing = new Set<string>();
  const server = createServer((request, answer) => {
    const { method = "", url = "", headers } = request;
    const called = `${method} ${new URL(url, platform).pathname}`;
    if (![...OWN_CALLS, OF_APPLICATIONS].some((known) => known.test(called))) {
      missing.add(called);
      request.resume();
      answer.writeHead(404, { "content-type": "application/json" });
      answer.end(JSON.stringify({ status: 404, error: "Not Found", path: url }));
      return;
    }
    const { via: _, ...rest } = headers;
    const passed = ask(new URL(url, platform), { method, headers: rest }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
