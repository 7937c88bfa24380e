import { defineSubAppBuild } from "../build/webpack.subapp";

export default defineSubAppBuild({
  app: "notices",
  directory: __dirname,
  entries: { notices: "./src/main.tsx" },
});
