import { Box, Paper } from "@mui/material";
import { Phrase, useDayWords } from "@portal/kit";
import { timeOf, type Week } from "./attendance";
import { Empty } from "./States";
import { StatusTag } from "./StatusTag";
import { useAttendanceWords } from "./words";

/** A pupil's week: each day with how it stands, when they came, and why. */
export function WeekView({ week, today }: { readonly week: Week; readonly today: string }) {
  const words = useAttendanceWords();
  const days = useDayWords();
  if (!week.person) return <Empty>{words("noOwn")}</Empty>;
  return (
    <Paper variant="outlined" sx={{ padding: { mobile: 1.25, ipad: 2 }, bgcolor: "surface.card" }}>
      <Box component="ul" role="list" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {week.days.map(({ date, half, note, status, at, way, lateBy, reason }) => (
          <Box
            component="li"
            key={date}
            aria-current={date === today ? "date" : undefined}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              columnGap: 2,
              rowGap: 0.5,
              padding: 1,
              borderBlockEnd: "1px solid",
              borderColor: "line.soft",
              ...(date === today && { bgcolor: "surface.selected" }),
            }}
          >
            <Box component="strong" sx={{ flex: "0 1 14rem", fontWeight: 600 }}>
              {days.long(date)}
            </Box>
            {status && half !== "none" && <StatusTag status={status} />}
            {half === "none" && <Box sx={{ color: "text.secondary" }}>{words("half.none")}</Box>}
            <Box sx={{ flex: "1 1 10rem", color: "text.secondary", overflowWrap: "anywhere" }}>
              {[
                at === "" ? "" : words("clockedAt", { time: timeOf(at), way: words(`way.${way ?? "hand"}`) }),
                status === "late" && lateBy > 0 ? words("lateBy", { minutes: lateBy }) : "",
                half === "morning" || half === "afternoon" ? words(`half.${half}`) : "",
              ]
                .filter((part) => part !== "")
                .join(" · ")}
              {[reason, note].map(
                (text, index) =>
                  text !== "" && (
                    <Box component="span" key={index} sx={{ marginInlineStart: 1 }}>
                      <Phrase text={text} />
                    </Box>
                  ),
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
