// Loaded into every process that a command of ours starts (`--import`): when the command is gone, however it ended, the
// process is told to end as by SIGTERM.
if (process.connected) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // Listening alone must not keep the process alive.
  process.channel?.unref();
}
