// One chunk for the ways of signing in that people choose, fetched behind the login box; with providers (../social.ts).
export { Ways } from "./Ways";
