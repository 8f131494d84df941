output "address" {
  value = "https://${var.domain}"
}

output "bucket" {
  value = aws_s3_bucket.files.id
}

output "secret" {
  description = "Keep a copy of what is in it apart from this account."
  value       = aws_secretsmanager_secret.main.arn
}

output "functions" {
  value = { for release, alias in aws_lambda_alias.live : release => alias.arn }
}

# For `aws ecs run-task`: the operator's commands run as a task of their own.
output "network" {
  value = jsonencode({
    awsvpcConfiguration = { subnets = aws_subnet.private[*].id, securityGroups = [aws_security_group.hosts.id] }
  })
}
