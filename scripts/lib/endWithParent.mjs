// Loaded into every process that a command of ours starts (`--import`): when the command is gone, however it ended, the
// process is told to end as by SIGTERM, and ends by force where it has not after a while. Only the process that the command
// started does so. Processes that it forks inherit `--import`, and their channel belongs to their own parent.
const PATIENCE_MS = 5000;

const isStartedByCommand = process.env.SCHOOL_PORTAL_COMMAND === String(process.ppid);
delete process.env.SCHOOL_PORTAL_COMMAND;

if (isStartedByCommand && process.connected) {
  process.on("disconnect", () => {
    setTimeout(() => process.kill(process.pid, "SIGKILL"), PATIENCE_MS).unref();
    process.kill(process.pid, "SIGTERM");
  });
  // Listening alone must not keep the process alive.
  process.channel?.unref();
}
