// Loaded before a child's own file: where the parent is gone, killed without a chance to stop its children, the child
// ends as if it had been asked to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The listener alone would keep the child alive when its work is done.
  process.channel.unref()
}
