// One chunk for signing in through other providers, fetched behind the login box or for the bind page.

export { BindPage } from "./BindPage";
export { FaceButton } from "./FaceButton";
export { finishTrip } from "./finishTrip";
export { SocialIcons } from "./SocialIcons";
