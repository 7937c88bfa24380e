/** One lesson of a calendar, in one language; moments in milliseconds since 1970. */
export interface CalendarEvent {
  readonly uid: string;
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly cancelled: boolean;
}

/** Octets of a line at most, without its end. */
const LINE = 75;

const escape = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** A moment in UTC, so that no reader needs to know the rules of the school's zone. */
const utc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, "");

/** A content line in pieces of at most 75 octets, none of which cuts a character. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= LINE) return line;
  const lines: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE) {
      lines.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...lines, piece].join("\r\n");
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join("");

const eventLines = (event: CalendarEvent, stamp: number): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${escape(event.uid)}`,
  `DTSTAMP:${utc(stamp)}`,
  `DTSTART:${utc(event.from)}`,
  `DTEND:${utc(event.to)}`,
  `SUMMARY:${escape(event.title)}`,
  ...(event.place === "" ? [] : [`LOCATION:${escape(event.place)}`]),
  ...(event.description === "" ? [] : [`DESCRIPTION:${escape(event.description)}`]),
  `STATUS:${event.cancelled ? "CANCELLED" : "CONFIRMED"}`,
  "END:VEVENT",
];

/** The beginning of a calendar file (RFC 5545). Its lessons follow, and `CALENDAR_END`. */
export const calendarHead = (name: string): string =>
  textOf([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//School Portal//Timetable//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escape(name)}`,
    `X-WR-CALNAME:${escape(name)}`,
  ]);

/** Lessons of a calendar file, as they were at the moment `stamp`. */
export const eventsText = (events: readonly CalendarEvent[], stamp: number): string =>
  textOf(events.flatMap((event) => eventLines(event, stamp)));

/** The end of a calendar file. */
export const CALENDAR_END = textOf(["END:VCALENDAR"]);
