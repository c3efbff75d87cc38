// Loaded before a child's own file: if the parent is gone, killed without a chance to stop its children, the child
// ends as if it had been asked to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The listener alone would keep the child alive after its work is done.
  process.channel.unref()
}
